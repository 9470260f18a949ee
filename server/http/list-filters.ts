import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type FilterValues, filtersSchema, readFilterValues } from '#schema/filter-values.ts';
import { type FilterParameter, filterParameters } from '#schema/filters.ts';
import { problem } from '#schema/problem.ts';
import type { Resource } from '#schema/resource.ts';
import { isId } from '#server/database/ids.ts';
import { checked } from './checked.ts';

/**
 * Returns the SQL condition that the value of an expression passes a filter. For a filter by presence, the expression is
 * itself the condition that something is there. Of a value with two days, `expression` is the first and `last` the last one.
 */
type Matches = (expression: RawBuilder<unknown>, last?: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Returns the SQL condition of the rows that a filter lets through. Their alias is `listed`. */
export type RowFilter = (matches: Matches) => RawBuilder<unknown>;

interface Filtered {
  readonly resource: Resource;
  readonly filters: Readonly<Record<string, RowFilter>>;
}

/** Accepts an id of this service, which is a UUID, and returns it in lower case, as it is stored. */
const uuid = z.pipe(
  z.string().check(z.refine(isId, { error: problem('type') })),
  z.transform((id: string) => id.toLowerCase()),
);

/** A condition of the rows that a list has. */
export interface ListCondition {
  readonly condition: RawBuilder<unknown>;
  /** The members of which it is a limit, such as the beginning of a period. Default: it is none. */
  readonly limits?: readonly string[];
}

/**
 * Returns the conditions of the rows that the filters of a request let through. Throws an `HttpError` with each parameter that
 * has an unknown or empty value.
 */
export function filterConditions(c: Context, filtered: Filtered): readonly ListCondition[] {
  const sent = readFilterValues(filtered.resource, (name) => c.req.queries(name));
  return conditionsOf(filtered, checked(filtersSchema(filtered.resource, uuid), sent));
}

/** Returns the condition of the rows that filters with these values let through; undefined without values. */
export function conditionOf(filtered: Filtered, values: FilterValues): RawBuilder<unknown> | undefined {
  const conditions = conditionsOf(filtered, values).map(({ condition }) => condition);
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

const conditionsOf = ({ resource, filters }: Filtered, values: FilterValues): readonly ListCondition[] =>
  filterParameters(resource).flatMap((parameter) => {
    const { name, members, bound } = parameter;
    const given = values[name];
    if (given === undefined) return [];
    const matches = matching(parameter, given);
    const alternatives = members.flatMap((member) => filters[member]?.(matches) ?? []);
    if (alternatives.length === 0) return [];
    const condition = sql`(${sql.join(alternatives, sql` or `)})`;
    return [{ condition, ...(bound && { limits: members }) }];
  });

/** Returns how a filter with these values checks an expression. */
function matching({ kind, field, bound }: FilterParameter, values: readonly string[]): Matches {
  const [value = ''] = values;
  if (kind === 'presence') return (present) => (value === 'some' ? present : sql`not (${present})`);
  if (bound === undefined) {
    const stored = [...new Set(values)].map((each) => field?.fromPart?.(each) ?? each);
    return (expression) => sql`${expression} in (${sql.join(stored)})`;
  }
  if (kind === 'period') {
    const limit = sql`${new Date(value).toISOString()}::timestamptz`;
    return (time) => (bound === '_to' ? sql`${time} < ${limit}` : sql`${time} >= ${limit}`);
  }
  const limit = kind === 'days' ? sql`${value}::date` : sql`${value}::numeric`;
  const isUpper = bound === '_to' || bound === '_max';
  return (expression, last = expression) =>
    isUpper ? sql`${expression} <= ${limit}` : sql`${last} >= ${limit}`;
}
