import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Steps } from '#kit/steps/steps.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { resourceText } from '#runtime/record/labels.ts';
import { RunButtons } from '#runtime/runs/run-buttons.tsx';
import { RunGuard } from '#runtime/runs/run-guard.tsx';
import type { Resource } from '#schema/resource.ts';
import { ImportColumnsStep } from './import-columns-step.tsx';
import { ImportFileStep } from './import-file-step.tsx';
import { ImportRowsStep } from './import-rows-step.tsx';
import { ImportRunStep } from './import-run-step.tsx';
import { type Import, type ImportStep, useImport } from './use-import.ts';

interface ImportDialogProps {
  resource: Resource;
  open: boolean;
  onClose: () => void;
}

const steps: readonly ImportStep[] = ['file', 'columns', 'rows', 'run'];

/** The dialog that creates records from a file: the file, its columns, its rows, then the calls. */
export function ImportDialog({ resource, open, onClose }: ImportDialogProps) {
  const t = useTranslate();
  const controller = useImport(resource);
  const { step, progress, isComplete, isUnsaved } = controller;
  const hasEnded = step === 'run' && progress?.state === 'ended';
  const isRunning = step === 'run' && !hasEnded;
  const [asking, setAsking] = useState(false);
  const content = useStepFocus(hasEnded ? 'ended' : step);
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) onClose();
      }}
      size="lg"
      title={t('import.title', { list: resourceText(resource, 'name') })}
      closeLabel={t('common.close')}
      // A key pressed by mistake neither stops a run nor gives up corrections and the rows that are left.
      dismissible={(step === 'file' || hasEnded) && !isUnsaved}
      footer={
        <Footer
          controller={controller}
          onCancel={() => (isUnsaved ? setAsking(true) : onClose())}
          onClose={onClose}
        />
      }
    >
      <Stack gap="5">
        <Steps
          label={t('import.stepsLabel')}
          steps={steps.map((id) => ({ id, label: t(`import.steps.${id}`) }))}
          current={isComplete ? undefined : step}
          summary={
            isComplete
              ? t('import.ended')
              : t('import.step', {
                  number: steps.indexOf(step) + 1,
                  count: steps.length,
                  name: t(`import.steps.${step}`),
                })
          }
        />
        {/* The steps above say their number: this part has the name alone, so that it is not read twice. */}
        <section ref={content} tabIndex={-1} aria-label={t(`import.steps.${step}`)}>
          {step === 'file' && <ImportFileStep controller={controller} />}
          {step === 'columns' && <ImportColumnsStep controller={controller} />}
          {step === 'rows' && <ImportRowsStep resource={resource} controller={controller} />}
          {step === 'run' && <ImportRunStep controller={controller} />}
        </section>
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('form.leaveTitle')}
        body={t('form.leaveText')}
        cancelLabel={t('form.stay')}
        confirmLabel={t('form.discard')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
      <RunGuard
        active={open && (isRunning || isUnsaved)}
        title={t(isRunning ? 'import.leaveTitle' : 'form.leaveTitle')}
        text={t(isRunning ? 'import.leaveText' : 'form.leaveText')}
      />
    </Dialog>
  );
}

/**
 * Moves the focus to the content of each step after the first one: the button that was pressed is gone, and the next
 * press must not confirm what nobody has read yet.
 */
function useStepFocus(step: ImportStep | 'ended') {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    content.current?.focus();
  }, [step]);
  return content;
}

interface FooterProps {
  controller: Import;
  /** Called if the user gives up before the end. */
  onCancel: () => void;
  onClose: () => void;
}

/** The buttons of the step. */
function Footer({ controller, onCancel, onClose }: FooterProps) {
  const t = useTranslate();
  const { step, goBack, busy, ready, missing, progress, run } = controller;
  const count = ready.length;
  if (step === 'file')
    return (
      <Button variant="outline" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    );
  if (step === 'run') {
    if (progress?.state === 'ended') return <EndButtons controller={controller} onClose={onClose} />;
    return <RunButtons run={run} state={progress?.state} />;
  }
  return (
    <>
      <Button variant="outline" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        variant="outline"
        disabled={busy}
        onClick={() => goBack(step === 'columns' ? 'file' : 'columns')}
      >
        {t('common.back')}
      </Button>
      {step === 'columns' ? (
        // With a key, it is not the same element as the next step's button, which would keep its focus.
        <Button
          key="check"
          loading={busy}
          disabled={missing.length > 0}
          onClick={() => void controller.check()}
        >
          {t('import.check')}
        </Button>
      ) : (
        <Button
          key="start"
          disabled={count === 0}
          onClick={({ detail }) => {
            // The second click of a double click was meant for the button that was here before.
            if (detail < 2) controller.start();
          }}
        >
          {t('import.start', { count, number: formatInteger(count) ?? '' })}
        </Button>
      )}
    </>
  );
}

/** The buttons after a run. */
function EndButtons({ controller, onClose }: Omit<FooterProps, 'onCancel'>) {
  const t = useTranslate();
  const hasRest = controller.remaining().length > 0;
  return (
    <>
      {!controller.isComplete && (
        <Button variant="outline" onClick={controller.correctRest}>
          {t('import.correct')}
        </Button>
      )}
      {hasRest && (
        <Button variant="outline" onClick={controller.retry}>
          {t('common.retry')}
        </Button>
      )}
      <Button onClick={onClose}>{t('import.done')}</Button>
    </>
  );
}
