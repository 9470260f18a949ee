import { useState } from 'react';
import { Announcement } from '#kit/announcement/announcement.tsx';
import type { RecordList } from '#lib/api/envelope.ts';
import { t } from '#lib/i18n/i18n.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { listColumns } from '#runtime/columns/list-columns.ts';
import { resultsText } from '#runtime/filters/results-text.ts';
import { fieldLabel } from '#runtime/record/labels.ts';
import { offeredFilters } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import { parseOrders } from '#schema/sort-order.ts';
import { useReadList } from './use-read-list.ts';

/** What the rows on the screen were read for, and how many there are. */
interface ShownRows {
  /** The search and the filters. */
  readonly found: string;
  readonly sort: string | undefined;
  readonly results: string | undefined;
  /** True if only the order has changed. */
  readonly isSorted: boolean;
}

/**
 * Announces what a list shows as soon as its rows do: the number of results after a search or a filter, also if it is the
 * same as before, and the order after a press on a heading.
 */
export function ListAnnouncement({ resource, search }: { resource: Resource; search: ListQuery }) {
  const { data, isPlaceholderData } = useReadList(resource, search);
  const [shown, setShown] = useState<ShownRows>();
  const { sort } = search;
  const found = JSON.stringify([search.query, search.filters]);
  const isSearched = resource.list.search || offeredFilters(resource).length > 0;
  const results = data && isSearched ? countText(data) : undefined;
  const isNew = shown?.found !== found || shown.sort !== sort || shown.results !== results;
  if (data && !isPlaceholderData && isNew)
    setShown({ found, sort, results, isSorted: shown?.found === found && shown.sort !== sort });
  if (shown === undefined) return <Announcement text={undefined} />;
  return (
    <Announcement
      text={shown.isSorted ? orderText(resource, shown.sort) : shown.results}
      turn={`${shown.found} ${shown.sort}`}
    />
  );
}

/** Returns the number of results; of a service that does not count them, only that there are none. */
function countText(page: RecordList): string | undefined {
  if (page.totalKnown) return resultsText(page);
  return page.records.length === 0 ? t('list.empty') : undefined;
}

/** Returns the order of a list as a sentence: "Trié par Courses, ordre croissant". */
function orderText(resource: Resource, sort: string | undefined): string {
  const headers = new Map(listColumns(resource).map(({ sortField, header }) => [sortField, header]));
  const orders = (parseOrders(sort ?? resource.list.order ?? '') ?? []).map(({ field, direction }) =>
    t(`list.order.${direction}`, { column: headers.get(field) ?? fieldLabel(resource, field) }),
  );
  if (orders.length === 0) return t('list.order.none');
  return t('list.order.sorted', {
    orders: orders.reduce((first, next) => t('list.order.then', { first, next })),
  });
}
