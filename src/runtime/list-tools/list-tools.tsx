import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Stack } from '#kit/stack/stack.tsx';
import { watchDragSelection } from '#kit/table/drag-selection.ts';
import { resizeColumns } from '#kit/table/resize-columns.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { arrangedColumns } from '#runtime/columns/arrangement.ts';
import { ColumnsButton } from '#runtime/columns/columns-button.tsx';
import type { ListColumn } from '#runtime/columns/list-columns.ts';
import { useArrangement } from '#runtime/columns/use-arrangement.ts';
import type { UrlFilters } from '#runtime/filters/filter-kind.ts';
import { ListNews } from '#runtime/news/list-news.tsx';
import { SavedViews } from '#runtime/saved-views/saved-views.tsx';
import { WaitSums } from '#runtime/waits/wait-sums.tsx';
import type { Resource } from '#schema/resource.ts';
import { ListAnnouncement } from './list-announcement.tsx';
import { ListOrder } from './list-order.tsx';
import { PageAhead } from './page-ahead.tsx';
import { PrintedState } from './printed-state.tsx';
import { useRefusedFilters } from './use-refused-filters.ts';

export { openDefaultView } from '#runtime/saved-views/default-view.ts';
export { nextSort } from './next-orders.ts';

/** What stands before the table, and above its cards. */
const lateParts = {
  /** Offers the news of the list. */
  News: ListNews,
  /** Offers the orders of the list above its cards. */
  Order: ListOrder,
  /** The cards of what waits in the list and is added up, the first ones of its figures. */
  Sums: WaitSums,
};
/** The parts of a list that come with its tools and belong elsewhere on the page. */
export type LateParts = typeof lateParts;

/** The props of the tools of a list. */
export interface ListToolsProps {
  resource: Resource;
  /** The part of the list that is shown. */
  search: ListQuery;
  /** Called once, with the parts that belong elsewhere on the page. */
  onLate: (parts: LateParts) => void;
  /** Called with the columns that the user has arranged; undefined for the declared ones. */
  onColumns: (columns: readonly ListColumn[] | undefined) => void;
  /** Called with the filters of the list without those that the service refuses. */
  onFilters: (filters: UrlFilters, options: { replace: boolean }) => void;
  /** Called when another saved view is shown. */
  onView: () => void;
}

/** What changes a list beside its search and its filters: its columns, its saved views, and what is new in it. */
export function ListTools({ resource, search, onLate, onColumns, onFilters, onView }: ListToolsProps) {
  useRefusedFilters(resource, search, onFilters);
  const root = useRef<HTMLDivElement>(null);
  const control = useArrangement(resource);
  const { arrangement, text } = control;
  const columns = useMemo(
    () => (text === undefined ? undefined : arrangedColumns(resource, arrangement)),
    [resource, arrangement, text],
  );
  // Before the paint: the columns do not change under the eyes of the user.
  useLayoutEffect(() => onColumns(columns), [columns, onColumns]);

  useEffect(() => onLate(lateParts), [onLate]);

  const latest = useRef(control);
  useEffect(() => {
    latest.current = control;
  });
  useEffect(() => {
    const table = root.current?.closest('section')?.querySelector('table');
    if (!table) return;
    const ends = [
      watchDragSelection(table),
      resizeColumns(table, (index, width) =>
        latest.current.change(
          latest.current.arrangement.map((column, at) => (at === index ? { ...column, width } : column)),
        ),
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  return (
    <div ref={root}>
      <ListAnnouncement resource={resource} search={search} />
      <PageAhead inside={root} resource={resource} search={search} />
      <Stack direction="row" gap="2" align="center" justify="end" wrap>
        <PrintedState query={search.query} />
        {resource.list.views && <SavedViews resource={resource} control={control} onOpen={onView} />}
        <ColumnsButton resource={resource} control={control} />
      </Stack>
    </div>
  );
}
