import type { Change, JournalEntry, JournalWriter, WrittenBy } from '#server/calls/journal.ts';
import { newId } from '#server/database/ids.ts';
import { changesOf, titleOf } from './changes.ts';

/** Adds entries to the journal, in the transaction of the changes that they describe. */
export const writeJournal: JournalWriter = async (trx, entries, by) => {
  await trx.insertInto('activity').values(journalRows(entries, by)).execute();
};

/** Converts entries to rows of the table. */
export const journalRows = (entries: readonly JournalEntry[], { caller, ip, at }: WrittenBy) =>
  entries.map((entry) => ({
    id: newId(),
    actor_id: caller?.id ?? null,
    ip,
    created_at: at,
    action: entry.action,
    name: entry.name ?? null,
    note: entry.note ?? null,
    resource: entry.resource?.name ?? null,
    ...recordOf(entry),
  }));

/** Returns the columns about the record of an entry, and about what changed. */
function recordOf({ resource, before, after, changes = [] }: JournalEntry) {
  const record = after ?? before;
  if (!resource || !record) return changesColumn(changes);
  return {
    record_id: record['id'] === undefined ? null : String(record['id']),
    record_title: titleOf(resource, record),
    ...changesColumn([...changesOf(resource, before ?? {}, after ?? {}), ...changes]),
  };
}

const changesColumn = (changes: readonly Change[]) => ({ changes: JSON.stringify(changes) });
