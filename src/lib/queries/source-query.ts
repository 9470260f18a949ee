import { queryOptions } from '@tanstack/react-query';
import { readList } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import type { Path } from '#schema/endpoints.ts';

/** How many of the records that are found a picker offers. */
const offered = 20;

/** What a call finds, for a form to pick from: the first records where nothing is searched for. */
export function searchQuery(path: Path, query: string) {
  return queryOptions({
    queryKey: ['source', path, query],
    queryFn: async ({ signal }) => {
      const search = { page: 1, limit: offered, query: query === '' ? undefined : query };
      return readList(await request({ path, query: search, signal })).records;
    },
  });
}

/** Everything that a call lists, for a form to pick from. */
export function sourceQuery(path: Path) {
  return queryOptions({
    queryKey: ['source', path],
    queryFn: async ({ signal }) => readList(await request({ path, signal })).records,
  });
}
