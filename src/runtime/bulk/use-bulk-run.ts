import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import { type Run, type RunProgress, remainingItems, runEach } from '#runtime/runs/run-each.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { bulkSender, type Target } from './bulk-sender.ts';
import type { ChosenAction } from './bulk-types.ts';

/** The values that the user entered in the question. */
type Entered = Readonly<Record<string, unknown>>;

interface BulkRunOptions {
  readonly resource: Resource;
  readonly chosen: ChosenAction;
  /** Called with the records that the action was done with. */
  readonly onDone: (records: readonly StoredRecord[]) => void;
  readonly onClose: () => void;
}

/** Does an action with several records: a call for each, one after the other. */
export function useBulkRun({ resource, chosen, onDone, onClose }: BulkRunOptions) {
  const client = useQueryClient();
  const writes = resourceWrites(resource);
  const [progress, setProgress] = useState<RunProgress<Target>>();
  const run = useRef<Run>(undefined);
  const send = useRef<ReturnType<typeof bulkSender>>(undefined);
  // Nobody sees the result of a run whose dialog is gone.
  useEffect(() => () => run.current?.stop(), []);

  async function end(ended: RunProgress<Target>) {
    const remaining = new Set(remainingItems(ended));
    onDone(ended.items.filter((item) => !remaining.has(item)).map(({ record }) => record));
    if (remaining.size === 0) {
      onClose();
      notify.success(t('bulk.done', { count: ended.done, number: formatInteger(ended.done) ?? '' }));
    }
    // A page of a deleted record cannot be read again.
    await (chosen.action.command === undefined ? writes.invalidate(client) : writes.refresh(client));
    if (remaining.size === 0) restoreFocus(chosen.next);
  }

  function begin(items: readonly Target[]) {
    run.current = runEach({
      items,
      send: (target, key) => send.current?.(target, key) ?? Promise.resolve(),
      onProgress(now) {
        setProgress(now);
        if (now.state === 'ended') void end(now);
      },
    });
  }

  return {
    /** How far the run is; undefined before it. */
    progress,
    run: run.current,
    start(entered: Entered) {
      send.current = bulkSender({ resource, action: chosen.action, entered, client });
      begin(chosen.records.map((record) => ({ record })));
    },
    /** Tries again what was refused, and what was not sent. */
    retry: () => progress && begin(remainingItems(progress)),
    /** Closes the dialog after a run. What was not done is still selected. */
    close() {
      onClose();
      restoreFocus(chosen.next);
    },
  };
}
