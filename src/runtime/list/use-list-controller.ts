import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '#lib/errors/errors.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { listColumns } from './columns.ts';
import type { ListSearch } from './list-search.ts';
import type { SetListSearch } from './use-list-search.ts';
import { useSearchBox } from './use-search-box.ts';

const noRecords: readonly StoredRecord[] = [];
const directions = ['none', 'ascending', 'descending'] as const;

/** What a list is doing: nothing known yet, failed, or showing rows (perhaps those of before). */
export type ListStatus = 'loading' | 'failed' | 'ready';

/**
 * A list without its looks: rows, paging, search, order and failure of one resource.
 * `search` is what to show, as the URL holds it; `setSearch` changes it.
 */
export function useListController(resource: Resource, search: ListSearch, setSearch: SetListSearch) {
  const answer = useQuery(resourceQueries(resource).list(search));
  // As long as nobody knows how many there are, the page that was asked for is the last one known of.
  const pageCount =
    answer.data === undefined ? search.page : Math.max(1, Math.ceil(answer.data.total / search.limit));

  // A page that no longer exists (rows were deleted, a link is old) gives way to the last one that does.
  const lost = answer.isSuccess && !answer.isPlaceholderData && search.page > pageCount;
  useEffect(() => {
    if (lost) setSearch({ ...search, page: pageCount }, { replace: true });
  });

  const box = useSearchBox(search.query, (query) => {
    if (query !== search.query) setSearch({ ...search, query, page: 1 }, { replace: true });
  });

  // Ascending first, then descending, then the service's own order again.
  const sortOf = (field: string) => {
    const sorts = [undefined, field, `-${field}`];
    const place = Math.max(0, sorts.indexOf(search.sort));
    return {
      direction: directions[place] ?? 'none',
      toggle: () => setSearch({ ...search, sort: sorts[(place + 1) % sorts.length], page: 1 }),
    };
  };

  const status: ListStatus =
    answer.isError && !answer.isFetching
      ? 'failed'
      : answer.data === undefined || lost || answer.isError
        ? 'loading'
        : 'ready';

  return {
    status,
    /** The rows are those of before; the next ones are on their way. */
    stale: answer.isPlaceholderData,
    failure: answer.error === null ? undefined : errorText(answer.error),
    retry: () => void answer.refetch(),
    columns: listColumns(resource).map((column) => ({
      ...column,
      sort: column.sortField === undefined ? undefined : sortOf(column.sortField),
    })),
    records: answer.data?.records ?? noRecords,
    box,
    pagination: {
      page: search.page,
      pageCount,
      limit: search.limit,
      setPage: (page: number) => setSearch({ ...search, page }),
      // The row that stood first stays on the page.
      setLimit: (limit: number) =>
        setSearch({ ...search, limit, page: Math.floor(((search.page - 1) * search.limit) / limit) + 1 }),
    },
  };
}

/** What {@link useListController} gives. */
export type ListController = ReturnType<typeof useListController>;
