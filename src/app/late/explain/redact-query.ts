import { written } from 'virtual:descriptions';
import { type FilterParameter, filterParameters } from '#schema/filters.ts';
import { periodPresets } from '#schema/period-presets.ts';
import type { Resource } from '#schema/resource.ts';
import { parseOrders } from '#schema/sort-order.ts';
import type { ContractCall } from './contract-call.ts';

/** What stands for a value that may be personal. */
export const hidden = '…';

/** Returns the same pseudonym for the same id. */
export type PseudonymOf = (id: string) => string;

/** Returns what may be kept of a value. */
type Rule = (value: string, pseudonymOf: PseudonymOf) => string;

const kept =
  (accepts: (value: string) => boolean): Rule =>
  (value) =>
    accepts(value) ? value : hidden;

const isSmallNumber = (value: string) => /^\d{1,4}$/.test(value);
const isMoment = (value: string) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/.test(value);
const isBound = (value: string) => isMoment(value) || periodPresets.some((preset) => preset === value);
const nothing = kept(() => false);

/** What is kept of a filter's value. A number is hidden, since it may be an amount. */
const ofFilter: Readonly<Record<FilterParameter['kind'], (parameter: FilterParameter) => Rule>> = {
  choice: ({ choices }) => kept((value) => choices?.includes(value) ?? false),
  presence: ({ choices }) => kept((value) => choices?.includes(value) ?? false),
  period: () => kept(isBound),
  days: () => kept(isBound),
  range: () => nothing,
  record: () => (value, pseudonymOf) => pseudonymOf(value),
  resource: () => kept((value) => written.includes(value)),
};

/** Returns the rules of the parameters that read a list. What is searched for is free text. */
export function listRules(resource: Resource): ReadonlyMap<string, Rule> {
  const { list, endpoints } = resource;
  const isSorted = (value: string) =>
    parseOrders(value)?.every(({ field }) => list.sort?.includes(field)) ?? false;
  return new Map<string, Rule>([
    ...Object.entries(endpoints.list.query ?? {}).map(
      ([name, fixed]) => [name, kept((value) => value === fixed)] as const,
    ),
    ['page', kept(isSmallNumber)],
    ['limit', kept(isSmallNumber)],
    ['query', nothing],
    ['sort', kept(isSorted)],
    ...filterParameters(resource).map(
      (parameter) => [parameter.name, ofFilter[parameter.kind](parameter)] as const,
    ),
  ]);
}

/** Returns the rules of the other parameters that a call declares: by the schema of each. */
export function parameterRules(parameters: ContractCall['parameters']): ReadonlyMap<string, Rule> {
  return new Map(
    parameters.map(({ name, schema }) => {
      const { enum: choices, type, format = '' } = schema;
      if (choices) return [name, kept((value) => choices.includes(value))];
      if (type === 'integer') return [name, kept(isSmallNumber)];
      return [name, format.startsWith('date') ? kept(isMoment) : nothing];
    }),
  );
}

/** Returns a query string with what may be kept. A parameter without a rule is left out, its name included. */
export function redactQuery(
  search: URLSearchParams,
  rules: ReadonlyMap<string, Rule>,
  pseudonymOf: PseudonymOf,
): string {
  const parts = new URLSearchParams();
  for (const [name, value] of search) {
    const rule = rules.get(name);
    if (rule !== undefined) parts.append(name, rule(value, pseudonymOf));
  }
  return parts.size === 0 ? '' : `?${decodeURIComponent(String(parts))}`;
}
