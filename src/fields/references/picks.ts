import type { NamedReference } from './references.ts';

type Id = NamedReference['id'];

/** One of the records to pick from; its value keeps the identity's type: 3 and "3" are two records. */
export interface Pick {
  readonly value: string;
  readonly label: string;
}

/** An identity as a picker's value. */
export const pickOf = (id: Id): string => JSON.stringify(id);

/** The identity in a picker's value, in the type it came in; undefined for what is none. */
export function idOfPick(value: string): Id | undefined {
  const id: unknown = JSON.parse(value);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/**
 * What can be picked: the records that the service lists, then those chosen before that it does not list any more,
 * by the name that the record itself remembers.
 */
export function picksOf(
  listed: readonly NamedReference[],
  chosen: readonly Id[],
  stored: readonly NamedReference[],
): Pick[] {
  const known = new Set(listed.map(({ id }) => id));
  const lost = chosen
    .filter((id) => !known.has(id))
    .map((id) => stored.find((reference) => reference.id === id) ?? { id, titre: String(id) });
  return [...listed, ...lost].map(({ id, titre }) => ({ value: pickOf(id), label: titre }));
}
