import { formatOrders, maxOrders, parseOrders, type SortOrder } from '#schema/sort-order.ts';

/**
 * Returns the orders of a list after a press on a heading: ascending first, then descending, then none. One that `adds`
 * leaves the other fields before it; the last one of too many goes.
 */
export function nextOrders(orders: readonly SortOrder[], field: string, adds: boolean): readonly SortOrder[] {
  const direction = orders.find((order) => order.field === field)?.direction;
  const next: readonly SortOrder[] =
    direction === 'descending'
      ? []
      : [{ field, direction: direction === undefined ? 'ascending' : 'descending' }];
  if (!adds) return next;
  const index = orders.findIndex((order) => order.field === field);
  if (index >= 0) return orders.toSpliced(index, 1, ...next);
  return [...orders.slice(0, maxOrders - 1), ...next];
}

/**
 * Returns the chosen order of a list after a press on a heading, as {@link nextOrders} does; undefined for the declared order. A
 * press always changes something: where the declared order would stay, it is turned round.
 */
export function nextSort(
  sort: string | undefined,
  declared: string | undefined,
  field: string,
  adds: boolean,
): string | undefined {
  const shown = parseOrders(sort ?? declared ?? '') ?? [];
  const next = formatOrders(nextOrders(shown, field, adds));
  const isDeclared = declared === formatOrders(shown.filter((order) => order.field === field));
  if (next === '' && isDeclared) return field;
  return next === '' || next === declared ? undefined : next;
}
