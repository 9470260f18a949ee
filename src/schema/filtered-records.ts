import type { FilterValues } from './filter-values.ts';
import { type FilterParameter, filterParameters } from './filters.ts';
import type { Resource, StoredRecord } from './resource.ts';

const isMissing = (value: unknown) => value === null || value === undefined || value === '';
/** Returns the id of a linked record, or the value itself. */
export const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/**
 * Returns true if a filter with these values lets a record through; without values, it lets each one through. A missing
 * value is in no interval.
 */
export function passes(
  { members, kind, field, bound }: FilterParameter,
  record: StoredRecord,
  values: readonly string[] | undefined,
): boolean {
  if (values === undefined) return true;
  const parts = members.flatMap((name) => record[name]).filter((part) => !isMissing(part));
  if (kind === 'presence') return values.includes(parts.length === 0 ? 'none' : 'some');
  if (bound !== undefined) {
    const read = kind === 'range' ? Number : Date.parse;
    const limit = read(String(values[0]));
    const isLower = bound === '_from' || bound === '_min';
    // The end of a period is excluded, the last day and the largest number are not.
    const isWithin = (value: number) =>
      isLower ? value >= limit : kind === 'period' ? value < limit : value <= limit;
    return parts.some((part) => {
      // Several days: some of them lie within, if the last is not before the limits, and the first not after them.
      const [first, last] = field?.ends?.(part) ?? [part, part];
      return isWithin(read(String(isLower ? last : first)));
    });
  }
  const chosen = parts.map((part) => field?.chosen?.(part) ?? idOf(part));
  return chosen.some((part) => values.includes(String(part)));
}

/** Returns true if all filters of a resource's list let a record through. */
export const passesAll = (resource: Resource, record: StoredRecord, values: FilterValues): boolean =>
  filterParameters(resource).every((parameter) => passes(parameter, record, values[parameter.name]));

/**
 * Returns a function that tells whether a record comes first in its list while no order is chosen; undefined if the
 * list puts no records first (`list.first`).
 */
export function comesFirst(resource: Resource): ((record: StoredRecord) => boolean) | undefined {
  const wait = resource.waits?.[resource.list.first ?? ''];
  return wait && ((record) => passesAll(resource, record, wait.filters));
}
