import { type RecordList, readList } from '#lib/api/envelope.ts';
import type { Resource } from '#schema/resource.ts';
import type { Leftovers } from './leftovers.ts';
import { forRecord, type LiveApi } from './live-api.ts';
import { isWhole } from './responses.ts';
import { idsOf } from './round-trip.ts';
import { searchesTitle } from './search.ts';
import type { Check } from './session.ts';

/** A resource whose records the check writes, and the text that all of them contain. */
export interface Marked {
  readonly resource: Resource;
  readonly mark: string;
  readonly leftovers: Leftovers;
}

/** Reads the first page of a list; undefined if it cannot be read. */
async function readFirst(api: LiveApi, { endpoints }: Resource, query = {}): Promise<RecordList | undefined> {
  try {
    return readList((await api.request(endpoints.list, { query: { page: 1, limit: 50, ...query } })).body);
  } catch {
    return undefined;
  }
}

/**
 * Returns the records of a list that contain the mark of this check. Where the list has no search, or a search does not find a new
 * record yet, they are those of the first page. `isSure` is false if there may be others, in a list of any order.
 */
export async function marked(
  api: LiveApi,
  resource: Resource,
  mark: string,
): Promise<{ readonly records: readonly unknown[]; readonly isSure: boolean }> {
  const markedIn = (page: RecordList | undefined) =>
    page?.records.filter((record) => JSON.stringify(record).includes(mark)) ?? [];
  const searched = resource.list.search ? await readFirst(api, resource, { query: mark }) : undefined;
  const found = markedIn(searched);
  if (found.length > 0) return { records: found, isSure: true };
  const first = await readFirst(api, resource);
  const records = markedIn(first);
  const isFound = records.length > 0 || (searched && searchesTitle(resource) && isWhole(searched));
  const isAll = first && (resource.endpoints.list.envelope === 'plain' || isWhole(first));
  return { records, isSure: Boolean(isFound || isAll) };
}

/**
 * Deletes what a check that has failed may have created: a request without a response may still have an effect. What is not
 * deleted, or may be where the list was not read, is a leftover.
 */
export async function sweep({ api }: Check, { resource, mark, leftovers }: Marked): Promise<void> {
  const { name, endpoints } = resource;
  const { records, isSure } = await marked(api, resource, mark);
  const known = leftovers.all.filter((each) => each.resource === name);
  if (!isSure && known.length === 0) leftovers.add(name, undefined);
  const knownIds = known.flatMap(({ id }) => (id === undefined ? [] : [id]));
  for (const id of new Set([...records.flatMap(idsOf), ...knownIds])) {
    leftovers.add(name, id);
    const { status } = endpoints.remove
      ? await api.request(forRecord(endpoints.remove, id)).catch(() => ({ status: 0 }))
      : { status: 0 };
    if (status === 404 || (status >= 200 && status < 300)) leftovers.drop(name, id);
  }
}
