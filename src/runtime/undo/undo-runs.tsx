import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { undoRun } from './undo-run.ts';
import type { UndoRunDialogProps } from './undo-run-dialog.tsx';

const dialog = lazyComponent<UndoRunDialogProps>(
  async () => (await import('./undo-run-dialog.tsx')).UndoRunDialog,
);

/** Shows the run that undoes several writes, over whatever page is open. */
export function UndoRuns() {
  const run = useSyncExternalStore(undoRun.subscribe, undoRun.get);
  const [shown, setShown] = useState(run);
  // Nobody would see the rest of it.
  useEffect(() => () => undoRun.get()?.leave(), []);
  // The content stays while the dialog closes.
  if (run !== undefined && run !== shown) setShown(run);
  const Part = useLazyComponent(dialog, run !== undefined);
  return Part && shown ? <Part undo={shown} open={run !== undefined} /> : null;
}
