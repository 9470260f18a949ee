import type { SortOrder } from '#schema/sort-order.ts';

/** The direction of a list's order by a field; `none` if it is not sorted by it. */
type Direction = SortOrder['direction'] | 'none';

/** Returns the direction of a heading after a press on it, as `nextSort` has it: the list falls back on its declared order. */
export function nextDirection(now: Direction, declared: string | undefined, field: string): Direction {
  if (now !== 'descending') return now === 'none' ? 'ascending' : 'descending';
  return declared === field || declared === `-${field}` ? 'ascending' : 'none';
}
