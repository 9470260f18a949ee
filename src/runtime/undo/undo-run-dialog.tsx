import { useEffect } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { type Translate, useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { RunButtons } from '#runtime/runs/run-buttons.tsx';
import { remainingItems } from '#runtime/runs/run-each.ts';
import { type RunResult, RunState } from '#runtime/runs/run-state.tsx';
import type { UndoRun } from './undo-run.ts';

/** A run that undoes several writes, and the state of its dialog. */
export interface UndoRunDialogProps {
  undo: UndoRun;
  open: boolean;
}

/** The dialog that shows how far several writes are undone, then which of them were not, and why. */
export function UndoRunDialog({ undo, open }: UndoRunDialogProps) {
  const t = useTranslate();
  const { action, progress, run, close } = undo;
  const hasEnded = progress.state === 'ended';
  // Pages of the product can be opened meanwhile: the run goes on. Closing the window would stop it.
  useEffect(() => {
    if (hasEnded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasEnded]);
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) close();
      }}
      title={t('undo.title', { action })}
      // A key pressed by mistake does not stop a run.
      dismissible={hasEnded}
      footer={
        hasEnded ? (
          <Button onClick={close}>{t('common.close')}</Button>
        ) : (
          <RunButtons run={run} state={progress.state} />
        )
      }
    >
      <RunState
        progress={progress}
        label={t('undo.running')}
        nameOf={(item) => item}
        result={resultOf(t, undo)}
        report
      />
    </Dialog>
  );
}

/** Returns what was undone, and how much was not. */
function resultOf(t: Translate, { progress, changed }: UndoRun): RunResult {
  const { done, refused } = progress;
  const remaining = remainingItems(progress).length;
  const line = (text: 'undo.kept' | 'undo.refused' | 'undo.left', count: number) =>
    count === 0 ? [] : [t(text, { count, number: formatInteger(count) ?? '' })];
  return {
    title: done === 0 ? t('undo.none') : t('undo.rows', { count: done, number: formatInteger(done) ?? '' }),
    lines: [
      ...line('undo.kept', changed),
      ...line('undo.refused', refused.length - changed),
      ...line('undo.left', remaining - refused.length),
    ],
    // The toast says so while this closes.
    isComplete: remaining === 0,
  };
}
