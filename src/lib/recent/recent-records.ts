import { session } from '#lib/session/session.ts';
import { isObject } from '#schema/objects.ts';
import { recordId } from '#schema/record-id.ts';
import type { RecordId } from '#schema/resource.ts';
import { recentKey } from './recent-key.ts';

/** A record whose page was opened. */
export interface RecentRecord {
  /** The name of its resource. */
  readonly resource: string;
  readonly id: RecordId;
  readonly title: string;
}

/** The largest number of records that are kept. */
const kept = 8;

const ownerOf = () => session.state().user?.id;

/** Returns the records that the signed-in user opened last, the newest first. None without storage. */
export function recentRecords(): RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentKey) ?? 'null');
    if (!isObject(stored) || stored['owner'] !== ownerOf() || !Array.isArray(stored['records'])) return [];
    return stored['records'].filter(isRecent);
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is RecentRecord {
  if (!isObject(value)) return false;
  const { resource, id, title } = value;
  return typeof resource === 'string' && typeof title === 'string' && recordId.safeParse(id).success;
}

const store = (records: readonly RecentRecord[]) => {
  try {
    localStorage.setItem(recentKey, JSON.stringify({ owner: ownerOf(), records: records.slice(0, kept) }));
  } catch {
    // Without storage nothing is kept.
  }
};

const without = (resource: string, id: RecordId) =>
  recentRecords().filter((each) => each.resource !== resource || String(each.id) !== String(id));

/** Keeps a record that has been opened, as the newest one. */
export function keepRecent(record: RecentRecord): void {
  if (ownerOf() !== undefined) store([record, ...without(record.resource, record.id)]);
}

/** Forgets a record that no longer exists. */
export function forgetRecent(resource: string, id: RecordId): void {
  store(without(resource, id));
}
