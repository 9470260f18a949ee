import type { Command, StoredRecord } from '#schema/resource.ts';

/** Returns true if the signed-in user may run a command on a record in its state. `self` is the id of the user. */
export const isAllowed = ({ allows, onOthersOnly }: Command, record: StoredRecord, self: unknown): boolean =>
  allows?.(record) !== false && !(onOthersOnly && self !== undefined && record['id'] === self);
