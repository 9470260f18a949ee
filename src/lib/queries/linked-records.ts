import { resourceLists } from 'virtual:resource-lists';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Query } from '#lib/api/address.ts';
import { readList } from '#lib/api/envelope.ts';
import { laterCalls } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import type { Link } from '#schema/field.ts';
import { largestLimit } from '#schema/largest-limit.ts';
import type { ResourceName } from '#schema/messages.ts';
import type { JsonObject } from '#schema/objects.ts';
import type { RecordId } from '#schema/resource.ts';

/** The number of records that a picker offers. */
const pickerSize = 20;

/** The largest number of pages that are read of all records. */
const maxPages = 20;

/** The records that can be chosen. */
type Offered = Pick<Link, 'resource' | 'filters'>;

/** Records that were read. */
interface Read {
  readonly records: readonly JsonObject[];
}

/** All records of a link. */
interface AllRecords extends Read {
  /** True if there are, or may be, others: they are too many to be read. */
  readonly isCut: boolean;
}

function listOf(resource: ResourceName) {
  const found = resourceLists[resource];
  if (found === undefined) throw new Error(`No list of ${resource} to pick from.`);
  return found;
}

/** Returns the query for the records of a link that match a search; for the first ones if the search is empty. */
export function searchedRecords({ resource, filters }: Offered, query: string) {
  return queryOptions({
    queryKey: ['linked', resource, query, filters],
    queryFn: async ({ signal }): Promise<Read> => {
      const { list, query: fixed } = listOf(resource);
      const part = { page: 1, limit: pickerSize, query: query === '' ? undefined : query };
      return readList(await request({ path: list, query: { ...filters, ...fixed, ...part }, signal }));
    },
  });
}

/**
 * Returns the query for every record of a link, up to the most that are read. Without a call for all of them it reads page by page; so it does for a link
 * with filters, and for a list whose call always sends something: the call for all of them takes neither.
 */
export function allRecords({ resource, filters }: Offered) {
  return queryOptions({
    queryKey: ['linked', resource, filters],
    queryFn: ({ signal }) => {
      const { all, list, query } = listOf(resource);
      if (all !== undefined && !filters && !query) return readAtOnce(all, signal);
      return readEveryPage(list, { ...filters, ...query }, signal);
    },
  });
}

const readAtOnce = async (path: string, signal: AbortSignal): Promise<AllRecords> => ({
  records: readList(await request({ path, signal })).records,
  isCut: false,
});

/**
 * A service may send fewer records on a page than asked. If it counts them, a short page is not the last one; the next ones are
 * asked for in the size of the first one, so that they begin where it ended.
 */
async function readEveryPage(path: string, filters: Query, signal: AbortSignal): Promise<AllRecords> {
  const later = laterCalls();
  /** By their ids: pages may shift while they are read. */
  const found = new Map<unknown, JsonObject>();
  let limit = largestLimit;
  let isCut = true;
  for (let page = 1; isCut && page <= maxPages; page += 1) {
    const query = { ...filters, page, limit };
    const read = readList(await later(() => request({ path, query, signal })));
    const { length } = read.records;
    for (const record of read.records) found.set(record['id'] ?? record, record);
    const isCounted = read.totalKnown && !read.more;
    isCut = (read.totalKnown && found.size < read.total) || (!isCounted && length === limit);
    if (length === 0) break;
    if (page === 1 && read.totalKnown) limit = length;
  }
  return { records: [...found.values()], isCut };
}

/** Returns a record that a picker of the resource has read or kept; undefined if there is none with the id. */
export function knownRecord(client: QueryClient, resource: ResourceName, id: RecordId | null) {
  const known = client.getQueriesData<Read>({ queryKey: ['linked', resource] });
  return known.flatMap(([, read]) => read?.records ?? []).find((record) => record['id'] === id);
}

/**
 * Returns two functions: `find` returns a record by its id; `keep` keeps a picked record until the session ends, so that
 * its name is known even if a later search does not find it.
 */
export function useKnownRecords(resource: ResourceName) {
  const client = useQueryClient();
  const find = (id: RecordId | null) => knownRecord(client, resource, id);
  return {
    find,
    keep(id: RecordId): void {
      const record = find(id);
      if (record === undefined) return;
      const kept = { queryKey: ['linked', resource, 'kept', id], gcTime: Number.POSITIVE_INFINITY };
      void client.fetchQuery({ ...kept, queryFn: (): Read => ({ records: [record] }) });
    },
  };
}
