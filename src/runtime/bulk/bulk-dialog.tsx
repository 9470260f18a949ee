import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { type Translate, useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { resourceText } from '#runtime/record/labels.ts';
import { RunButtons } from '#runtime/runs/run-buttons.tsx';
import { goneItems, type RunProgress, remainingItems } from '#runtime/runs/run-each.ts';
import { RunGuard } from '#runtime/runs/run-guard.tsx';
import { type RunResult, RunState } from '#runtime/runs/run-state.tsx';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { BulkQuestion } from './bulk-question.tsx';
import { namedTarget } from './bulk-sender.ts';
import type { ChosenAction } from './bulk-types.ts';
import { useBulkRun } from './use-bulk-run.ts';

/** What is to be done with several records, and the state of its dialog. */
export interface BulkDialogProps {
  resource: Resource;
  chosen: ChosenAction;
  open: boolean;
  onClose: () => void;
  /** Called with the records that it was done with, and with those that no longer exist. */
  onDone: (records: readonly StoredRecord[]) => void;
}

/** The dialog that asks before something is done with several records, then shows how far it is and each refusal. */
export function BulkDialog({ resource, chosen, open, onClose, onDone }: BulkDialogProps) {
  const t = useTranslate();
  const { progress, run, start, retry, close, undo, undoable } = useBulkRun({
    resource,
    chosen,
    onDone,
    onClose,
  });
  if (progress === undefined)
    return <BulkQuestion {...{ resource, chosen, open, onClose }} onConfirm={start} />;
  const hasEnded = progress.state === 'ended';
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) close();
      }}
      title={t('bulk.title', { action: chosen.action.label, list: resourceText(resource, 'name') })}
      // A key pressed by mistake does not stop a run.
      dismissible={hasEnded}
      footer={
        hasEnded ? (
          <>
            <Button variant="outline" onClick={close}>
              {t('common.close')}
            </Button>
            {undoable > 0 && (
              <Button variant="outline" onClick={undo}>
                {t('bulk.undo', { count: undoable, number: formatInteger(undoable) ?? '' })}
              </Button>
            )}
            {retry && <Button onClick={retry}>{t('common.retry')}</Button>}
          </>
        ) : (
          <RunButtons run={run} state={progress.state} />
        )
      }
    >
      <RunState
        progress={progress}
        label={t('bulk.running')}
        nameOf={(target) => namedTarget(resource, target)}
        result={resultOf(t, progress)}
        report
      />
      <RunGuard active={open && !hasEnded} title={t('bulk.leaveTitle')} text={t('bulk.leaveText')} />
    </Dialog>
  );
}

/** Returns what a run has done. */
function resultOf(t: Translate, progress: RunProgress<object>): RunResult {
  const numbered = (count: number) => ({ count, number: formatInteger(count) ?? '' });
  const { done, refused } = progress;
  const remaining = remainingItems(progress).length;
  const unsent = remaining - refused.length;
  const gone = goneItems(progress).length;
  const kept = refused.length - gone;
  return {
    title: t('bulk.done', numbered(done)),
    lines: [
      ...(kept > 0 ? [t('bulk.refused', numbered(kept))] : []),
      ...(gone > 0 ? [t('bulk.gone', numbered(gone))] : []),
      ...(unsent > 0 ? [t('bulk.left', numbered(unsent))] : []),
    ],
    // The toast says so while this closes.
    isComplete: remaining === 0,
  };
}
