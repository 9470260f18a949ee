import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpForm } from './totp-form.tsx';
import type { FactorStep, FactorSteps } from './use-factor-steps.ts';

interface FactorDialogProps {
  steps: FactorSteps;
  /** True if there is one factor. */
  isLast: boolean;
}

/** The dialog of the factors: a proof, a set-up, the recovery codes, or the question before a removal. */
export function FactorDialog({ steps, isLast }: FactorDialogProps) {
  const t = useTranslate();
  const { step, open } = steps;
  const isQuestion = step?.kind === 'removal' || step?.kind === 'renewal';
  return (
    <>
      <ConfirmDialog
        open={open && isQuestion}
        onOpenChange={(opened) => {
          if (!opened) steps.close();
        }}
        title={t('remove.title')}
        body={
          step?.kind === 'removal'
            ? t(isLast ? 'security.factors.removeLastText' : 'security.factors.removeText', {
                name: step.factor.name,
              })
            : t('security.factors.renewText')
        }
        cancelLabel={t('common.cancel')}
        confirmLabel={step?.kind === 'removal' ? t('remove.confirm') : t('security.factors.renew')}
        tone="danger"
        pending={steps.pending}
        onConfirm={() => {
          if (step?.kind === 'removal') steps.remove(step.factor);
          else steps.renew();
        }}
      />
      <Dialog
        open={open && !isQuestion}
        onOpenChange={(opened) => {
          if (!opened) steps.close();
        }}
        title={t(`security.factors.titles.${titleOf(step)}`)}
        closeLabel={step?.kind === 'codes' ? undefined : t('common.close')}
        initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] input')}
        // The codes are shown once: only their own button ends that.
        dismissible={step?.kind !== 'codes'}
      >
        {step && <StepContent key={step.kind} step={step} steps={steps} />}
      </Dialog>
    </>
  );
}

function titleOf(step: FactorStep | undefined) {
  const kind = step?.kind ?? 'proof';
  return kind === 'removal' || kind === 'renewal' ? 'proof' : kind;
}

function StepContent({ step, steps }: { step: FactorStep; steps: FactorSteps }) {
  switch (step.kind) {
    case 'proof':
      return <ProofForm proof={step.proof} onProved={() => steps.goOn(step.next)} />;
    case 'totp':
      return <TotpForm setup={step.setup} steps={steps} />;
    case 'passkey':
      return <PasskeyForm setup={step.setup} steps={steps} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={steps.finish} />;
    default:
      return null;
  }
}
