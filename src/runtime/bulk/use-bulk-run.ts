import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import { goneItems, type Run, type RunProgress, remainingItems, runEach } from '#runtime/runs/run-each.ts';
import { startUndoRun, type UndoItem } from '#runtime/undo/undo-run.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { bulkSender, type Target } from './bulk-sender.ts';
import type { ChosenAction } from './bulk-types.ts';

/** The values that the user entered in the question. */
type Entered = Readonly<Record<string, unknown>>;

interface BulkRunOptions {
  readonly resource: Resource;
  readonly chosen: ChosenAction;
  /**
   * Called with the records on which the action was done, again with them after it was undone, and with those that no longer
   * exist.
   */
  readonly onDone: (records: readonly StoredRecord[]) => void;
  readonly onClose: () => void;
}

const numbered = (count: number) => ({ count, number: formatInteger(count) ?? '' });

/** Runs an action on several records: a call for each, one by one. What has an inverse can be undone at the end. */
export function useBulkRun({ resource, chosen, onDone, onClose }: BulkRunOptions) {
  const client = useQueryClient();
  const writes = resourceWrites(resource);
  const [progress, setProgress] = useState<RunProgress<Target>>();
  const run = useRef<Run>(undefined);
  const send = useRef<ReturnType<typeof bulkSender>>(undefined);
  /** What was done by a command that has an inverse. */
  const accepted = useRef<UndoItem[]>([]);
  /** How many of them can be undone: their former state is known. */
  const undoable = useRef(0);
  /** The records on which it was done. */
  const done = useRef<readonly StoredRecord[]>([]);
  const isGone = useRef(false);
  // Nobody sees the result of a run whose dialog is gone.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      run.current?.stop();
    };
  }, []);

  /** Says on how many records the action was done. For some seconds, a button undoes it. */
  function reportDone(count: number) {
    notify.success(t('bulk.done', numbered(count)), undoable.current > 0 ? undoAction : undefined);
  }

  const undoAction = { label: t('common.cancel'), run: startUndo };

  function startUndo() {
    const hasStarted = startUndoRun({
      action: chosen.action.label,
      items: [...accepted.current],
      onEnd() {
        onDone(done.current);
        void writes.refreshAll(client);
      },
      onClose(count, isComplete) {
        if (isComplete) notify.success(t('undo.rows', numbered(count)));
        restoreFocus(chosen.next);
      },
    });
    // The offer stays until the other run has ended and it is taken.
    if (!hasStarted) notify.error(t('undo.other'), { action: undoAction });
  }

  async function end(ended: RunProgress<Target>) {
    const remaining = new Set(remainingItems(ended));
    const now = ended.items.filter((item) => !remaining.has(item)).map(({ record }) => record);
    done.current = [...done.current, ...now];
    onDone([...now, ...goneItems(ended).map(({ record }) => record)]);
    if (remaining.size === 0) {
      onClose();
      reportDone(chosen.records.length);
    } else if (isGone.current && undoable.current > 0) reportDone(accepted.current.length);
    // A page of a deleted record cannot be read again.
    await (chosen.action.command === undefined ? writes.refreshLists(client) : writes.refreshAll(client));
    if (remaining.size === 0) restoreFocus(chosen.next);
  }

  function begin(items: readonly Target[]) {
    run.current = runEach({
      items,
      async send(target, key) {
        const undoing = await send.current?.(target, key);
        if (undoing === undefined) return;
        accepted.current.push(undoing);
        if (undoing.send !== undefined) undoable.current += 1;
      },
      onProgress(now) {
        setProgress(now);
        if (now.state === 'ended') void end(now);
      },
    });
  }

  const gone = progress && goneItems(progress);
  const again = progress ? remainingItems(progress).filter((item) => !gone?.includes(item)) : [];
  return {
    /** How far the run is; undefined before it. */
    progress,
    run: run.current,
    start(entered: Entered) {
      send.current = bulkSender({ resource, action: chosen.action, entered, client });
      begin(chosen.records.map((record) => ({ record })));
    },
    /** Tries again what was refused, and what was not sent; undefined if nothing of it still exists. */
    retry: again.length > 0 ? () => begin(again) : undefined,
    /** The number of records of which the action can be undone. */
    undoable: undoable.current,
    /** Undoes what was done. Another dialog shows how far that is. */
    undo() {
      onClose();
      startUndo();
    },
    /** Closes the dialog after a run. What was not done is still selected. A toast offers to undo what was done. */
    close() {
      onClose();
      // The dialog has already said what was done: this says only what is still offered.
      if (undoable.current > 0) notify.success(t('bulk.undoable', numbered(undoable.current)), undoAction);
      restoreFocus(chosen.next);
    },
  };
}
