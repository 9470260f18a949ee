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

/** Returns the orders that a list shows: the chosen ones of `sort`, or else the declared one. */
export const shownOrders = (sort: string | undefined, declared: string | undefined): readonly SortOrder[] =>
  parseOrders(sort ?? declared ?? '') ?? [];

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
  const shown = shownOrders(sort, declared);
  const next = formatOrders(nextOrders(shown, field, adds));
  if (next === '' && declared !== undefined && formatOrders(shown) === declared) return field;
  return next === '' || next === declared ? undefined : next;
}

/** Returns the direction of a field in the list's order after a press on its heading. */
export const nextDirection = (sort: string | undefined, declared: string | undefined, field: string) =>
  shownOrders(nextSort(sort, declared, field, false), declared).find((order) => order.field === field)
    ?.direction ?? 'none';
