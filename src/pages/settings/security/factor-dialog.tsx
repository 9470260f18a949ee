import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { RichText } from '#lib/i18n/rich-text.tsx';
import { ProofForm } from '#runtime/factors/proof-form.tsx';
import { RunGuard } from '#runtime/runs/run-guard.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenameForm } from './rename-form.tsx';
import { TotpForm } from './totp-form.tsx';
import type { FactorStep, FactorSteps } from './use-factor-steps.ts';

interface FactorDialogProps {
  steps: FactorSteps;
  /** True if there is only one factor. */
  isLast: boolean;
}

/** The dialog of the factors, one at a time: a proof, a setup, the recovery codes, or the question before a removal. */
export function FactorDialog({ steps, isLast }: FactorDialogProps) {
  const { step } = steps;
  return step?.kind === 'removal' || step?.kind === 'renewal' ? (
    <FactorQuestion step={step} steps={steps} isLast={isLast} />
  ) : (
    <StepDialog step={step} steps={steps} />
  );
}

interface StepProps<Step> {
  step: Step;
  steps: FactorSteps;
}

const closer = (steps: FactorSteps) => (opened: boolean) => {
  if (!opened) steps.close();
};

type Question = Extract<FactorStep, { kind: 'removal' | 'renewal' }>;

function FactorQuestion({ step, steps, isLast }: StepProps<Question> & { isLast: boolean }) {
  const t = useTranslate();
  const removal = step.kind === 'removal' ? step : undefined;
  return (
    <ConfirmDialog
      open={steps.open}
      onOpenChange={closer(steps)}
      title={t('remove.title')}
      body={
        removal === undefined ? (
          t('security.factors.renewText')
        ) : (
          <RichText
            text={`security.factors.rich.${isLast ? 'removeLast' : 'remove'}`}
            values={{ name: removal.factor.name }}
          />
        )
      }
      cancelLabel={t('common.cancel')}
      confirmLabel={t(removal === undefined ? 'security.factors.renew' : 'remove.confirm')}
      tone="danger"
      final={t('security.factors.final')}
      pending={steps.pending}
      onConfirm={() => {
        if (removal === undefined) steps.renew();
        else steps.remove(removal.factor);
      }}
    />
  );
}

function StepDialog({ step, steps }: StepProps<Exclude<FactorStep, Question> | undefined>) {
  const t = useTranslate();
  // The codes are shown only once, so nothing but their own button closes the dialog, and leaving the page is asked about.
  const hasCodes = step?.kind === 'codes';
  return (
    <>
      <Dialog
        open={steps.open}
        onOpenChange={closer(steps)}
        title={t(`security.factors.titles.${step?.kind ?? 'proof'}`)}
        closeLabel={hasCodes ? undefined : t('common.close')}
        initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] input')}
        dismissible={!hasCodes}
      >
        {step && <StepContent key={step.kind} step={step} steps={steps} />}
      </Dialog>
      <RunGuard
        active={steps.open && hasCodes}
        title={t('security.codes.leaveTitle')}
        text={t('security.codes.once')}
      />
    </>
  );
}

function StepContent({ step, steps }: StepProps<Exclude<FactorStep, Question>>) {
  switch (step.kind) {
    case 'proof':
      return <ProofForm proof={step.proof} onProved={() => steps.goOn(step.next)} onCancel={steps.close} />;
    case 'totp':
      return <TotpForm setup={step.setup} steps={steps} />;
    case 'passkey':
      return <PasskeyForm setup={step.setup} steps={steps} />;
    case 'name':
      return <RenameForm factor={step.factor} steps={steps} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={steps.finish} />;
  }
}
