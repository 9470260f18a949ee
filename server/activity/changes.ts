import type { Fields, StoredRecord } from '#schema/resource.ts';
import type { Change, JournalSubject } from '#server/calls/journal.ts';
import { fileIds } from '#server/repository/file-ids.ts';

/**
 * Returns the fields that differ between two states of a record. Only fields that the service sends are compared, so the
 * journal contains no secret. Of a file, and of a way to reach a person, it contains only that it changed: entries stay, and what
 * they would name is deleted.
 */
export function changesOf({ fields }: JournalSubject, before: StoredRecord, after: StoredRecord): Change[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.access === 'writeOnly' || isComposed(field, fields)) return [];
    const [from, to] = [stateOf(field, before, name), stateOf(field, after, name)];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    const isFile = field.file !== undefined || fileIds(from).length + fileIds(to).length > 0;
    return [isFile || field.isContact ? { field: name, from: null, to: null } : { field: name, from, to }];
  });
}

/** Returns true if a field only repeats others, e.g. a price with its interval. */
const isComposed = ({ members }: Fields[string], fields: Fields) =>
  members !== undefined && Object.keys(members).every((member) => Object.hasOwn(fields, member));

/** Returns the value of a field; null if it is missing. A field of several members has an object of them. */
function stateOf({ members }: Fields[string], record: StoredRecord, name: string): unknown {
  if (!members) return record[name] ?? null;
  const values = Object.keys(members).map((member) => [member, record[member] ?? null] as const);
  return values.every(([, value]) => value === null) ? null : Object.fromEntries(values);
}

/** Returns the title of a record as a text; null if it has none. A title may be a person or another record. */
export function titleOf({ title, fields }: JournalSubject, record: StoredRecord): string | null {
  if (title === undefined) return null;
  const value = record[title];
  const name = isRecord(value) ? value[fields[title]?.link?.by ?? 'name'] : value;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}

const isRecord = (value: unknown): value is StoredRecord => typeof value === 'object' && value !== null;
