import type { RecordId } from '#schema/resource.ts';

/** A record that the check created and could not delete. */
export interface Leftover {
  readonly resource: string;
  /** Undefined if the service returned none. */
  readonly id: RecordId | undefined;
}

/** The records that the check created and has not yet deleted. */
export type Leftovers = ReturnType<typeof createLeftovers>;

/** Creates an empty list of leftovers. */
export function createLeftovers() {
  const left = new Map<string, Leftover>();
  const keyOf = (resource: string, id: RecordId | undefined) => JSON.stringify([resource, id]);
  return {
    get all(): readonly Leftover[] {
      return [...left.values()];
    },
    add: (resource: string, id: RecordId | undefined) => void left.set(keyOf(resource, id), { resource, id }),
    drop: (resource: string, id: RecordId | undefined) => void left.delete(keyOf(resource, id)),
  };
}

/** Returns the sentence about a leftover. */
export const leftoverText = ({ resource, id }: Leftover): string =>
  `Not deleted: a record of ${resource}${id === undefined ? '' : `, ${id}`}. Delete it.`;
