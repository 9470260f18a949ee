import type { QueryClient } from '@tanstack/react-query';
import type { ToastAction } from '#lib/notify/notify.ts';
import { resourceWrites, type Written } from '#lib/queries/resource-writes.ts';
import type { Command, Fields, Resource, StoredRecord } from '#schema/resource.ts';
import { undoWrite } from './undo-write.ts';

interface RunCommand {
  readonly resource: Resource;
  readonly command: Command;
  /** The record before the command. */
  readonly before: StoredRecord;
  readonly written: Written;
  readonly client: QueryClient;
}

/**
 * Returns the button that undoes a command by its inverse; undefined if it has none, if the record does not have what the
 * inverse needs, or if the service did not send the version without which the inverse could overwrite another change.
 */
export function undoCommand({
  resource,
  command,
  before,
  written,
  client,
}: RunCommand): ToastAction | undefined {
  const inverse = command.inverse === undefined ? undefined : resource.commands?.[command.inverse];
  const entered = inverse && valuesOf(inverse.asks ?? {}, resource, before);
  const { version } = written;
  if (inverse === undefined || entered === undefined || (resource.versioned && version === undefined))
    return undefined;
  const writes = resourceWrites(resource);
  return undoWrite({
    send: (key) => writes.run(inverse, before, { entered, key, version }),
    refresh: () => writes.refresh(client),
  });
}

/** Returns the values of a record for the fields that a command asks for; undefined if a required one is missing. */
function valuesOf(asks: Fields, { fields }: Resource, record: StoredRecord) {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(asks)) {
    const read = fields[name] && field.draft.safeParse(field.toDraft(record[name]));
    if (read?.success) values[name] = read.data;
    else if (field.required) return undefined;
  }
  return values;
}
