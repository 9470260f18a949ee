import { idOf } from '#runtime/record/present-field.ts';
import type { StoredRecord } from '#schema/resource.ts';

/**
 * Returns a unique key for each row of a page: the id in its own type, or the index if a record has no id or that of
 * another record.
 */
export function rowKeys(records: readonly StoredRecord[]): ReadonlyMap<StoredRecord, string> {
  const keys = new Map<StoredRecord, string>();
  const taken = new Set<string>();
  for (const [index, record] of records.entries()) {
    const id = idOf(record);
    const own = id === undefined ? '' : JSON.stringify(id);
    const key = own === '' || taken.has(own) ? `at ${index}` : own;
    taken.add(key);
    keys.set(record, key);
  }
  return keys;
}
