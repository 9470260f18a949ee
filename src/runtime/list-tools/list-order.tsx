import { SortMenu } from '#kit/table/sort-menu.tsx';
import type { TableSorts } from '#kit/table/table.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ListColumn } from '#runtime/columns/list-columns.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { parseOrders } from '#schema/sort-order.ts';

interface ListOrderProps {
  columns: readonly ListColumn[];
  sorts: TableSorts;
  records: readonly StoredRecord[];
  status: string;
  search: { readonly sort?: string | undefined };
}

/** The button with the orders of a list, above its cards on a small screen. A list without records has nothing to sort. */
export function ListOrder({ columns, sorts, records, status, search }: ListOrderProps) {
  const t = useTranslate();
  const offered = columns.flatMap(({ id, header }) => {
    const sort = sorts[id];
    return sort === undefined ? [] : [{ ...sort, id, header }];
  });
  if (offered.length === 0 || (status === 'ready' && records.length === 0)) return null;
  const [first] = offered
    .filter(({ direction }) => direction !== 'none')
    .toSorted((a, b) => (a.precedence ?? 1) - (b.precedence ?? 1));
  // The list may be sorted by a column that is not shown.
  const [hidden] = parseOrders(search.sort ?? '') ?? [];
  const direction = (first ?? hidden)?.direction ?? 'none';
  return (
    <SortMenu
      text={first === undefined ? t('list.sortBy.none') : t('list.sortBy.column', { column: first.header })}
      direction={direction}
      directionLabel={t(`list.sortBy.direction.${direction}`)}
      sorts={offered}
    />
  );
}
