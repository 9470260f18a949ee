/** The field by which a list is sorted, and its direction. */
export interface SortOrder<Name extends string = string> {
  readonly field: Name;
  readonly direction: 'ascending' | 'descending';
}

/** The number of fields by which a list can be sorted at the same time. */
export const maxOrders = 2;

/** Reads one order: `field`, or `-field` for the largest first. Undefined if it is neither. */
export function parseSort(text: string): SortOrder | undefined {
  const [, minus, field] = /^(-?)(\w+)$/.exec(text) ?? [];
  return field === undefined ? undefined : { field, direction: minus ? 'descending' : 'ascending' };
}

/**
 * Reads the orders in a request, `-createdAt,price`: the second one sorts the records with equal values of the first.
 * Undefined if one of them is not an order, if a field is named twice, or if there are too many.
 */
export function parseOrders(text: string): readonly SortOrder[] | undefined {
  const texts = text.split(',');
  const orders = texts.flatMap((each) => parseSort(each) ?? []);
  const fields = new Set(orders.map(({ field }) => field));
  return fields.size === texts.length && texts.length <= maxOrders ? orders : undefined;
}

/** Writes orders for a request. */
export const formatOrders = (orders: readonly SortOrder[]): string =>
  orders.map(({ field, direction }) => (direction === 'descending' ? `-${field}` : field)).join(',');
