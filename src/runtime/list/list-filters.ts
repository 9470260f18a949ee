import { instantOfBound } from '#lib/dates/period-bounds.ts';
import type { UrlFilters } from '#runtime/filters/filter-kind.ts';
import { type FilterParameter, offeredFilters } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';

const longestId = 100;
const number = /^-?\d{1,12}(\.\d{1,6})?$/;

/** Returns true if the service accepts a value of a parameter, written as in the URL. */
export function isFilterValue({ bound, choices }: FilterParameter, value: string): boolean {
  if (choices) return choices.includes(value);
  if (bound === '_from' || bound === '_to') return instantOfBound(value, bound) !== undefined;
  if (bound !== undefined) return number.test(value);
  return value !== '' && value.length <= longestId && !/[\p{Cc}\p{Cs}]/u.test(value);
}

/** Reads the filters of a list. Unknown values count as absent, and a filter without values is left out. */
export function readFilters(resource: Resource, valuesOf: (name: string) => readonly string[]): UrlFilters {
  return Object.fromEntries(
    offeredFilters(resource).flatMap((parameter) => {
      const { name, many } = parameter;
      const values = [...new Set(valuesOf(name))].filter((value) => isFilterValue(parameter, value));
      return values.length === 0 ? [] : [[name, many ? values : values.slice(0, 1)]];
    }),
  );
}
