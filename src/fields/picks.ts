import type { NamedRecord } from '#schema/named-record.ts';
import type { RecordId } from '#schema/resource.ts';

/** One of the records to pick from. Its value keeps the type of its id: 3 and "3" are two records. */
export interface Pick {
  readonly value: string;
  readonly label: string;
}

/** Returns a picker's value for an id. */
export const pickOf = (id: RecordId): string => JSON.stringify(id);

/** Returns the id in a picker's value, in its original type; undefined if there is none. */
export function idOfPick(value: string): RecordId | undefined {
  const id: unknown = JSON.parse(value);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/**
 * Returns the records that can be picked, labelled by their member `by`: those that the service lists, then chosen ones
 * that it no longer lists. The latter have the name in the stored record.
 */
export function picksOf(
  by: string,
  listed: readonly NamedRecord[],
  chosen: readonly RecordId[],
  stored: readonly NamedRecord[],
): Pick[] {
  const known = new Set(listed.map(({ id }) => id));
  const missing = chosen
    .filter((id) => !known.has(id))
    .map((id) => stored.find((record) => record.id === id) ?? { id, [by]: String(id) });
  return [...listed, ...missing].map((record) => ({ value: pickOf(record.id), label: String(record[by]) }));
}
