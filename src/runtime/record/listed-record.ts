import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RecordList } from '#lib/api/envelope.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { laterCalls } from '#lib/session/in-background.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { idOf } from './present-field.ts';

const isListQuery = (part: unknown): part is ListQuery =>
  typeof part === 'object' && part !== null && 'page' in part && 'limit' in part && 'query' in part;

const onScreen = ({ name }: Resource) => ({ queryKey: ['resource', name, 'list'], type: 'active' as const });

/** Returns true if a list on the screen has the record, as it was last read. */
export const isListed = (client: QueryClient, resource: Resource, record: StoredRecord): boolean =>
  client
    .getQueriesData<Partial<RecordList>>(onScreen(resource))
    .some(([, list]) => list?.records?.some((each) => idOf(each) === idOf(record)));

/**
 * Returns the query that reads a row again together with its list, for a resource that has no call for one record. Until
 * the list is read, and if it no longer has the row, the result is the row as it was shown.
 */
export function listedRecord(client: QueryClient, resource: Resource, shown: StoredRecord | undefined) {
  const id = shown && idOf(shown);
  return queryOptions({
    queryKey: ['listed', resource.name, String(id)],
    queryFn: async (): Promise<StoredRecord | null> => {
      const later = laterCalls();
      const lists = client.getQueryCache().findAll(onScreen(resource));
      for (const search of lists.map(({ queryKey }) => queryKey.at(-1)).filter(isListQuery)) {
        const { queryFn } = resourceQueries(resource).list(search);
        if (queryFn === undefined) continue;
        // The key differs from that of the list on the screen, which must not show a failure of this read.
        const queryKey = ['listed', resource.name, search];
        const { records } = await later(() => client.fetchQuery({ queryKey, queryFn, gcTime: 0 }));
        const found = records.find((record) => idOf(record) === id);
        if (found !== undefined) return found;
      }
      return shown ?? null;
    },
    initialData: shown ?? null,
    gcTime: 0,
  });
}
