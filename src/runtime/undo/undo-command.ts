import type { QueryClient } from '@tanstack/react-query';
import type { ToastAction } from '#lib/notify/notify.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import { type AcceptedCommand, inverseWrite } from './inverse-write.ts';
import { undoWrite } from './undo-write.ts';

/** Returns the button that undoes a command by its inverse; undefined if nothing undoes it. */
export function undoCommand(
  accepted: AcceptedCommand & { readonly client: QueryClient },
): ToastAction | undefined {
  const send = inverseWrite(accepted);
  return (
    send && undoWrite({ send, refresh: () => resourceWrites(accepted.resource).refreshAll(accepted.client) })
  );
}
