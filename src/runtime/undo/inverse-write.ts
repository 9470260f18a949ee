import { resourceWrites, type Written } from '#lib/queries/resource-writes.ts';
import type { Command, Fields, Resource, StoredRecord } from '#schema/resource.ts';

/** A command that the service has accepted. */
export interface AcceptedCommand {
  readonly resource: Resource;
  readonly command: Command;
  /** The record before the command. */
  readonly before: StoredRecord;
  readonly written: Written;
}

/** Returns the name of the command that brings a record back as it was before another command; undefined if none does. */
export const inverseOf = ({ inverse, restores }: Command, before: StoredRecord): string | undefined =>
  restores?.(before) === false ? undefined : inverse;

/**
 * Returns the function that runs the inverse of a command, with the key that it is given; undefined if the command has none,
 * if the record does not have what the inverse needs, or if the service did not send the version without which the inverse
 * could overwrite another change.
 */
export function inverseWrite({ resource, command, before, written }: AcceptedCommand) {
  const name = inverseOf(command, before);
  const inverse = name === undefined ? undefined : resource.commands?.[name];
  const entered = inverse && valuesOf(inverse.asks ?? {}, resource, before);
  const { version } = written;
  if (inverse === undefined || entered === undefined || (resource.versioned && version === undefined))
    return undefined;
  return (key: string): Promise<unknown> =>
    resourceWrites(resource).run(inverse, before, { entered, key, version });
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
