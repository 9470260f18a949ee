import type { QueryClient } from '@tanstack/react-query';
import type { ToastAction } from '#lib/notify/notify.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { type AcceptedCommand, inverseWrite } from './inverse-write.ts';
import { undoWrite } from './undo-write.ts';

interface UndoableCommand extends AcceptedCommand {
  readonly client: QueryClient;
  /** Called with the record after the command was undone. */
  readonly onDone: ((records: readonly StoredRecord[]) => void) | undefined;
}

/** Returns the button that undoes a command by its inverse; undefined if nothing undoes it. */
export function undoCommand({ client, onDone, ...accepted }: UndoableCommand): ToastAction | undefined {
  const inverse = inverseWrite(accepted);
  return (
    inverse &&
    undoWrite({
      async send(key) {
        await inverse(key);
        onDone?.([accepted.before]);
      },
      refresh: () => resourceWrites(accepted.resource).refreshAll(client),
    })
  );
}
