import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { TableSorts } from '#kit/table/table.ts';
import { isKept } from '#lib/connection/is-kept.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { type ListColumn, listColumns } from '#runtime/columns/list-columns.ts';
import type { UrlFilters } from '#runtime/filters/filter-kind.ts';
import { loadNextSort } from '#runtime/list-tools/late-list-tools.tsx';
import { nextDirection } from '#runtime/list-tools/next-direction.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { parseOrders } from '#schema/sort-order.ts';
import { pagesOf } from './list-pages.ts';
import type { ListSearch } from './list-search.ts';
import type { SetListSearch } from './use-list-search.ts';

const noRecords: readonly StoredRecord[] = [];

/** The state of a list: loading, failed, or with rows (perhaps still the previous ones). */
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
    if (isMissingPage) setSearch({ page: pages.count }, { replace: true });
  });

  const t = useTranslate();
  const columns = useMemo(() => arranged ?? listColumns(resource), [resource, arranged]);

  const sorts = useMemo((): TableSorts => {
    const { order: declared } = resource.list;
    const orders = parseOrders(search.sort ?? declared ?? '') ?? [];
    return Object.fromEntries(
      columns.flatMap(({ id, header, sortField }) => {
        if (sortField === undefined) return [];
        const index = orders.findIndex(({ field }) => field === sortField);
        const direction = orders[index]?.direction ?? 'none';
        // The position among several orders, from 1.
        const precedence = orders.length > 1 && index >= 0 ? index + 1 : undefined;
        const label = t(`list.sort.${nextDirection(direction, declared, sortField)}`, { column: header });
        const onSort = (adds: boolean) =>
          void loadNextSort().then(
            (nextSort) => setSearch({ sort: nextSort(search.sort, declared, sortField, adds), page: 1 }),
            reportError,
          );
        return [
          [
            id,
            {
              direction,
              precedence,
              label: precedence ? t('list.sorted', { order: precedence, label }) : label,
              onSort,
            },
          ],
        ];
      }),
    );
  }, [t, resource, columns, search.sort, setSearch]);
  const changes = useMemo(
    () => ({
      /** Searches for a text. */
      find: (query: string) => setSearch({ query, page: 1 }, { replace: true }),
      setFilters: (filters: UrlFilters, options?: { replace: boolean }) =>
        setSearch({ filters, page: 1 }, options),
      clear: () => setSearch({ query: '', filters: {}, page: 1 }),
      setPage: (page: number) => setSearch({ page }),
    }),
    [setSearch],
  );

  const isBroken = query.isError && !isKept(query);
  const status: ListStatus =
    isBroken && !query.isFetching
      ? 'failed'
      : query.data === undefined || isMissingPage || isBroken
        ? 'loading'
        : 'ready';

  return {
    status,
    /** True while the rows are still those of the previous page, search, order or filters. */
    stale: query.isPlaceholderData,
    failure: query.error === null ? undefined : errorText(query.error),
    retry: () => void query.refetch(),
    columns,
    sorts,
    records: query.data?.records ?? noRecords,
    search,
    /** The text that was searched for. */
    query: search.query,
    /** The list, if the service states its total. */
    counted: query.data?.totalKnown ? query.data : undefined,
    filters: search.filters,
    ...changes,
    pagination: {
      page: search.page,
      pageCount: pages.count,
      /** True if more pages than these follow: the service has not counted them. */
      more: pages.more,
      limit: search.limit,
      // The first row of the page stays on the page.
      setLimit: (limit: number) =>
        setSearch({ limit, page: Math.floor(((search.page - 1) * search.limit) / limit) + 1 }),
    },
  };
}

/** The result of {@link useListController}. */
export type ListController = ReturnType<typeof useListController>;
