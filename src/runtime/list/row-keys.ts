import { idOf } from '#runtime/record/present-field.ts';
import type { StoredRecord } from '#schema/resource.ts';

/**
 * What tells the rows of a page apart: the identity, in the type it came in; the place, where a record has none or
 * the one of another.
 */
export function rowKeys(records: readonly StoredRecord[]): ReadonlyMap<StoredRecord, string> {
  const keys = new Map<StoredRecord, string>();
  const taken = new Set<string>();
  for (const [place, record] of records.entries()) {
    const id = idOf(record);
    const own = id === undefined ? '' : JSON.stringify(id);
    const key = own === '' || taken.has(own) ? `at ${place}` : own;
    taken.add(key);
    keys.set(record, key);
  }
  return keys;
}
