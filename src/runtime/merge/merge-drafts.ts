import { isSame } from '#lib/submission/same.ts';
import { isSameReading } from '#lib/submission/same-reading.ts';
import type { Field } from '#schema/field.ts';
import { noFile } from '#schema/no-file.ts';
import type { Fields, StoredRecord } from '#schema/resource.ts';

type Draft = Readonly<Record<string, unknown>>;

/** The three versions that a merge compares, as drafts; of the stored ones also the records. */
export interface Versions {
  /** The record that the draft is based on: as it was before the first change of the form, or at the last merge. */
  readonly base: Draft;
  /** The record as it is now. */
  readonly theirs: Draft;
  /** The values of the form. */
  readonly mine: Draft;
  readonly baseRecord: StoredRecord;
  readonly theirRecord: StoredRecord;
}

/** A field that differs between the versions. */
export interface Difference {
  readonly name: string;
  /** `theirs`: changed only in the record. `mine`: changed only in the form. `conflict`: changed in both, differently. */
  readonly by: 'theirs' | 'mine' | 'conflict';
}

/** Returns the fields that differ, in their order. A field that both sides changed to the same value does not. */
export function differences(fields: Fields, versions: Versions): Difference[] {
  return Object.entries(fields).flatMap(([name, field]): Difference[] => {
    if (field.access === 'readOnly') return [];
    const isMine = !isSameDraft(field, versions.base[name], versions.mine[name]);
    const isTheirs = isChangedByThem(name, field, versions);
    if (isMine && isTheirs) return isAgreed(name, field, versions) ? [] : [{ name, by: 'conflict' }];
    if (isMine) return [{ name, by: 'mine' }];
    return isTheirs ? [{ name, by: 'theirs' }] : [];
  });
}

/** Returns the record as it is now, with the form's values where only the form changed it or `decided` says so. */
export function mergedDraft(
  found: readonly Difference[],
  { theirs, mine }: Pick<Versions, 'theirs' | 'mine'>,
  decided: Readonly<Record<string, 'mine' | 'theirs'>> = {},
): Record<string, unknown> {
  const own = found.filter(({ name, by }) => by === 'mine' || decided[name] === 'mine');
  return { ...theirs, ...Object.fromEntries(own.map(({ name }) => [name, mine[name]])) };
}

/** Returns true if the record has changed in a field. A file cannot be read, so the picture that it replaces is compared. */
function isChangedByThem(name: string, field: Field, { base, theirs, baseRecord, theirRecord }: Versions) {
  const picture = field.file?.replaces;
  if (picture !== undefined) return !isSameReading(baseRecord[picture], theirRecord[picture]);
  if (field.file !== undefined && isSameReading(base[name], theirs[name])) return false;
  return !isSameDraft(field, base[name], theirs[name]);
}

/** Returns true if both sides have the same value. Two files are never the same, but both sides may have removed the picture. */
function isAgreed(name: string, field: Field, { theirs, mine, theirRecord }: Versions): boolean {
  const picture = field.file?.replaces;
  if (picture === undefined) return isSameDraft(field, theirs[name], mine[name]);
  return mine[name] === noFile && theirRecord[picture] === null;
}

/** Returns true if the same would be sent: "12,50" and "12.5" are one price. */
function isSameDraft({ draft }: Field, one: unknown, other: unknown): boolean {
  if (isSame(one, other)) return true;
  const [first, second] = [draft.safeParse(one), draft.safeParse(other)];
  return first.success && second.success && isSame(first.data, second.data);
}
