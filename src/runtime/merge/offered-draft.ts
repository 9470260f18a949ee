import type { Fields } from '#schema/resource.ts';
import { differences } from './merge-drafts.ts';

type Draft = Readonly<Record<string, unknown>>;

/** Changes that are offered to a form, merged with its record as it is now. */
export interface OfferedDraft {
  /** The values by the name of their field. They differ from those of the record. */
  readonly values: Draft;
  /** The values that they replaced, of those fields that somebody else has changed to another value since. */
  readonly conflicts: Draft;
}

/**
 * Merges kept changes with the record as it is now. `values` replaced those of `base`. What only somebody else has changed
 * is no change of the draft. Returns undefined if nothing is left to offer.
 */
export function offeredDraft(
  fields: Fields,
  { values, base }: { readonly values: Draft; readonly base: Draft },
  now: Draft,
): OfferedDraft | undefined {
  const changed = Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(values, name)));
  const before = { ...now, ...base };
  // Files are never kept: no picture is compared.
  const versions = { base: before, theirs: now, mine: values, baseRecord: {}, theirRecord: {} };
  const found = differences(changed, versions).filter(({ by }) => by !== 'theirs');
  if (found.length === 0) return undefined;
  const conflicts = found.filter(({ by }) => by === 'conflict');
  return {
    values: Object.fromEntries(found.map(({ name }) => [name, values[name]])),
    conflicts: Object.fromEntries(conflicts.map(({ name }) => [name, before[name]])),
  };
}
