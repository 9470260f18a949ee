import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useArranged } from '#runtime/columns/use-arrangement.ts';
import type { ButtonDialog } from '#runtime/page/dialog-button.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import type { ExportedList } from './export-fields.ts';
import { ExportOptions } from './export-options.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';
import { useExportChoice } from './use-export-choice.ts';

type ExportQuestionProps = ExportedList & ButtonDialog;

/** The dialog that asks what to export, shows how far it is, and can be cancelled at any time. */
export function ExportQuestion({ resource, search, selected, open, onClose }: ExportQuestionProps) {
  const t = useTranslate();
  const choice = useExportChoice(useArranged(resource), search, selected);
  const { state, start, retry, cancel } = useExport(resource, search, onClose);
  const isBusy = state.step === 'reading' || state.step === 'writing';
  const close = () => {
    cancel();
    onClose();
  };
  function submit() {
    const complete = choice.check();
    if (complete !== undefined) start(complete);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) close();
      }}
      title={t('export.title', { list: resourceText(resource, 'name') })}
      closeLabel={t('common.close')}
      // A key pressed by mistake does not give up what has been read.
      dismissible={!isBusy}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('common.cancel')}
          </Button>
          {state.step === 'failed' ? (
            <Button onClick={retry}>{t('common.retry')}</Button>
          ) : (
            <Button loading={isBusy} onClick={submit}>
              {t('common.export')}
            </Button>
          )}
        </>
      }
    >
      {state.step === 'choosing' ? <ExportOptions choice={choice} /> : <ExportProgress state={state} />}
    </Dialog>
  );
}
