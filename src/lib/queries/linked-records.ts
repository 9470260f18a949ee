import { resourceLists } from 'virtual:resource-lists';
import { queryOptions } from '@tanstack/react-query';
import { readList } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import type { ResourceName } from '#schema/messages.ts';

/** The number of records that a picker offers. */
const offered = 20;

function listOf(resource: ResourceName) {
  const found = resourceLists[resource];
  if (found === undefined) throw new Error(`No list of ${resource} to pick from.`);
  return found;
}

/** Returns the query for the records of a resource that match a search; for the first ones if the search is empty. */
export function searchedRecords(resource: ResourceName, query: string) {
  return queryOptions({
    queryKey: ['linked', resource, query],
    queryFn: async ({ signal }) => {
      const search = { page: 1, limit: offered, query: query === '' ? undefined : query };
      return readList(await request({ path: listOf(resource).list, query: search, signal })).records;
    },
  });
}

/** Returns the query for every record of a resource. */
export function allRecords(resource: ResourceName) {
  return queryOptions({
    queryKey: ['linked', resource],
    queryFn: async ({ signal }) => {
      const { all, list } = listOf(resource);
      return readList(await request({ path: all ?? list, signal })).records;
    },
  });
}
