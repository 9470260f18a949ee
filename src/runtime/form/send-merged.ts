import { versionOf } from '#lib/queries/versions.ts';
import { conflictingRecord } from '#lib/queries/write-headers.ts';
import { createKey } from '#lib/submission/use-attempts.ts';
import type { fieldsSchema } from '#schema/draft-schemas.ts';
import type { Fields, StoredRecord } from '#schema/resource.ts';
import { draftProblems } from './draft-problems.ts';
import type { Edited } from './edited.ts';
import { UndecidedConflict } from './undecided-conflict.ts';
import { UnfitMerge } from './unfit-merge.ts';
import type { Draft, DraftBase } from './use-draft-base.ts';

/** What is known of a record after a write. */
export interface Written {
  /** Its version; undefined if the service did not send one. */
  readonly version?: string | undefined;
  /** The record in the response; undefined if there is none. */
  readonly record?: StoredRecord | undefined;
}

/** The values that were saved. */
export interface SavedDraft {
  readonly values: Draft;
  /** The base that they replaced. */
  readonly before: DraftBase;
  /** Undefined if the record had these values already. */
  readonly written: Written | undefined;
  /** True if changes of somebody else are among the values. */
  readonly takenOver: boolean;
}

/** The largest number of merges of one submission, in case that the service reports a conflict for every version. */
const maxMerges = 3;

interface MergedForm {
  readonly fields: Fields;
  /** Validates the whole draft. */
  readonly schema: ReturnType<typeof fieldsSchema>;
  /** Default: the form creates a record, or edits none. */
  readonly edited: Edited | undefined;
  send(values: Draft, headers: { key: string; version: string | undefined }): Promise<Written | undefined>;
  latestBase(): DraftBase;
  /** Returns the values that are in the form now. */
  typed(): Draft;
  /** Sets another base of the form, and values other than those of `from`. */
  rebase(next: DraftBase, from: Draft, to: Draft): void;
}

/**
 * Sends the values of a form under a key. If the record has changed elsewhere and no field conflicts, sends the merged ones.
 * Throws what `send` throws, an `UndecidedConflict`, or an `UnfitMerge`.
 */
export async function sendMerged(
  form: MergedForm,
  values: Draft,
  { key, merges = 0 }: { key: string; merges?: number },
): Promise<SavedDraft> {
  const before = form.latestBase();
  try {
    const written = await form.send(values, { key, version: versionOf(before.record) });
    return { values, before, written, takenOver: false };
  } catch (error) {
    const { fields, schema, edited } = form;
    const theirRecord = conflictingRecord(error);
    if (theirRecord === undefined || before.record === undefined || edited === undefined) throw error;
    if (merges === maxMerges) throw error;
    const { differences, mergedDraft } = await import('#runtime/merge/merge-drafts.ts');
    const theirs = edited.draftOf(theirRecord);
    const versions = { base: before.draft, theirs, mine: values, baseRecord: before.record, theirRecord };
    const found = differences(fields, versions);
    // What was typed after it was sent may be about a field that somebody else has changed. The question is about what is shown.
    const shown = { ...versions, mine: form.typed() };
    const now = differences(fields, shown);
    if ([...found, ...now].some(({ by }) => by === 'conflict'))
      throw new UndecidedConflict({ ...shown, differences: now });
    const merged = mergedDraft(found, versions);
    form.rebase({ record: theirRecord, draft: theirs }, values, merged);
    // Two changes that are right may not fit together: the form shows why.
    if (draftProblems(schema, merged) !== undefined) throw new UnfitMerge();
    const takenOver = found.some(({ by }) => by === 'theirs');
    // The record already has the values of the form: a response was lost, or somebody else made the same changes.
    if (!found.some(({ by }) => by === 'mine'))
      return { values: merged, before: form.latestBase(), written: undefined, takenOver };
    const saved = await sendMerged(form, merged, { key: createKey(), merges: merges + 1 });
    return { ...saved, takenOver: saved.takenOver || takenOver };
  }
}
