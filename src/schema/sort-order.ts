/** The field by which a list is sorted, and its direction. */
export interface SortOrder<Name extends string = string> {
  readonly field: Name;
  readonly direction: 'ascending' | 'descending';
}

/** Reads the order in a request: `field`, or `-field` for the largest first. Undefined if it is neither. */
export function parseSort(text: string): SortOrder | undefined {
  const [, minus, field] = /^(-?)(\w+)$/.exec(text) ?? [];
  return field === undefined ? undefined : { field, direction: minus ? 'descending' : 'ascending' };
}

/** Writes an order for a request. */
export const formatSort = ({ field, direction }: SortOrder): string =>
  direction === 'descending' ? `-${field}` : field;
