import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isKept } from '#lib/connection/is-kept.ts';
import { errorText } from '#lib/errors/errors.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { type ListColumn, listColumns } from '#runtime/columns/list-columns.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { formatOrders, parseOrders } from '#schema/sort-order.ts';
import type { ListFilters } from './list-filters.ts';
import { pagesOf } from './list-pages.ts';
import type { ListSearch } from './list-search.ts';
import { nextOrders } from './next-orders.ts';
import type { SetListSearch } from './use-list-search.ts';
import { useSearchController } from './use-search-controller.ts';

const noRecords: readonly StoredRecord[] = [];

/** The state of a list: loading, failed, or with rows (perhaps those of the previous page). */
export type ListStatus = 'loading' | 'failed' | 'ready';

/**
 * Reads the list of a resource and controls its paging, search and order. `search` is its state in the URL;
 * `setSearch` changes it. `arranged` are the columns that the user has arranged; by default they are the declared ones.
 */
export function useListController(
  resource: Resource,
  search: ListSearch,
  setSearch: SetListSearch,
  arranged?: readonly ListColumn[],
) {
  const query = useQuery(resourceQueries(resource).list(search));
  // Until the total is known, the requested page counts as the last one.
  const pages = query.data === undefined ? { count: search.page, more: false } : pagesOf(query.data, search);

  // A page that does not exist (rows were deleted, a link is old) is replaced by the last one.
  const isMissingPage = query.isSuccess && !query.isPlaceholderData && search.page > pages.count;
  useEffect(() => {
    if (isMissingPage) setSearch({ ...search, page: pages.count }, { replace: true });
  });

  const box = useSearchController(search.query, (text) => {
    if (text !== search.query) setSearch({ ...search, query: text, page: 1 }, { replace: true });
  });

  const columns = useMemo(() => arranged ?? listColumns(resource), [resource, arranged]);

  const orders = parseOrders(search.sort ?? '') ?? [];
  const sortOf = (field: string) => {
    const index = orders.findIndex((order) => order.field === field);
    return {
      direction: orders[index]?.direction ?? ('none' as const),
      /** The position among several orders, from 1. */
      order: orders.length > 1 && index >= 0 ? index + 1 : undefined,
      toggle: (adds: boolean) =>
        setSearch({ ...search, sort: formatOrders(nextOrders(orders, field, adds)) || undefined, page: 1 }),
    };
  };

  const isBroken = query.isError && !isKept(query);
  const status: ListStatus =
    isBroken && !query.isFetching
      ? 'failed'
      : query.data === undefined || isMissingPage || isBroken
        ? 'loading'
        : 'ready';

  return {
    status,
    /** True while the rows are those of the previous page. */
    stale: query.isPlaceholderData,
    failure: query.error === null ? undefined : errorText(query.error),
    retry: () => void query.refetch(),
    columns,
    sorts: columns.flatMap(({ id, header, sortField }) =>
      sortField === undefined ? [] : [{ id, header, ...sortOf(sortField) }],
    ),
    records: query.data?.records ?? noRecords,
    search,
    /** The text that was searched for. */
    query: search.query,
    /** The number of records; undefined if the service does not tell. */
    total: query.data?.totalKnown ? query.data : undefined,
    filters: search.filters,
    setFilters: (filters: ListFilters, options?: { replace: boolean }) =>
      setSearch({ ...search, filters, page: 1 }, options),
    clear: () => setSearch({ ...search, query: '', filters: {}, page: 1 }),
    box,
    pagination: {
      page: search.page,
      pageCount: pages.count,
      /** True if more pages than these follow: the service has not counted them. */
      more: pages.more,
      limit: search.limit,
      setPage: (page: number) => setSearch({ ...search, page }),
      // The first row of the page stays on the page.
      setLimit: (limit: number) =>
        setSearch({ ...search, limit, page: Math.floor(((search.page - 1) * search.limit) / limit) + 1 }),
    },
  };
}

/** The result of {@link useListController}. */
export type ListController = ReturnType<typeof useListController>;
