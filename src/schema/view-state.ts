import * as z from 'zod/mini';
import { isColumnsText } from './columns-text.ts';
import { filterSchema } from './filter-values.ts';
import { filterParameters } from './filters.ts';
import { largestLimit } from './largest-limit.ts';
import { periodPresets } from './period-presets.ts';
import type { Resource } from './resource.ts';
import { parseOrders } from './sort-order.ts';

/** The bounds of a period in an address: in a call they are instants. */
const periodBound = z.union([z.enum(periodPresets), z.iso.date(), z.iso.datetime({ precision: 3 })]);
const dayBound = z.union([z.enum(periodPresets), z.iso.date()]);

/** The parameters of a list's address that belong to a saved view, beside its filters. */
const checks: Readonly<Record<string, (value: string, resource: Resource) => boolean>> = {
  query: (value) => value.length <= 100 && !/[\p{Cc}\p{Cs}]/u.test(value),
  sort: (value, { list }) => parseOrders(value)?.every(({ field }) => list.sort?.includes(field)) ?? false,
  limit: (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= largestLimit,
  columns: isColumnsText,
};

/** Returns the names of the parameters that a saved view of a resource's list may have. */
const viewParameters = (resource: Resource): string[] => [
  ...Object.keys(checks),
  ...filterParameters(resource).map(({ name }) => name),
];

/** Returns true if a parameter belongs to the state of a list, and allows the value. */
function allows(resource: Resource, name: string, value: string): boolean {
  const parameter = filterParameters(resource).find((each) => each.name === name);
  if (parameter === undefined) return Object.hasOwn(checks, name) && checks[name]?.(value, resource) === true;
  const { kind } = parameter;
  const schema = kind === 'period' ? periodBound : kind === 'days' ? dayBound : filterSchema(parameter);
  return schema.safeParse(value).success;
}

/**
 * Writes the state of a list as a saved view has it: the parameters in one order, without values that the list does not
 * allow. `valuesOf` returns the values of a parameter of the address.
 */
export function viewState(resource: Resource, valuesOf: (name: string) => readonly string[]): string {
  const values = viewParameters(resource).flatMap((name) =>
    valuesOf(name)
      .filter((value) => allows(resource, name, value))
      .map((value): [string, string] => [name, value]),
  );
  return String(new URLSearchParams(values));
}

/** Returns true if a list can have a state: it names only parameters of the list, each with a value that it allows. */
export const isViewState = (resource: Resource, search: string): boolean =>
  [...new URLSearchParams(search)].every(([name, value]) => allows(resource, name, value));
