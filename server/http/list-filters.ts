import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type FilterParameter, filterParameters } from '#schema/filters.ts';
import { problem } from '#schema/problem.ts';
import type { Resource } from '#schema/resource.ts';
import { isId } from '#server/database/ids.ts';
import { checked } from './checked.ts';

/** The column of a filter. */
export interface FilterColumn {
  readonly value: RawBuilder<unknown>;
  /** True if the column only holds ids of the service. Default: false. */
  readonly isId?: true;
}

const ownId = z.string().check(z.refine(isId, { error: problem('type') }));

/**
 * Returns the condition of the rows that the filters of a request let through; undefined without a filter. Throws an
 * error for each value that a filter does not know, an empty one included.
 */
export function filterCondition(
  c: Context,
  resource: Resource,
  columns: Readonly<Record<string, FilterColumn>>,
): RawBuilder<unknown> | undefined {
  const parameters = filterParameters(resource);
  const schemas: Readonly<Record<string, z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType<string>>>>> =
    Object.fromEntries(
      parameters.map(({ name, filter, schema }) => [
        name,
        z.optional(z.array(columns[filter]?.isId ? ownId : schema)),
      ]),
    );
  const sent = parameters.map(({ name, many }) => [name, valuesOf(c, name, many)]);
  const values = checked(z.object(schemas), Object.fromEntries(sent));
  const conditions = parameters.flatMap((parameter) => {
    const [column, given] = [columns[parameter.filter], values[parameter.name]];
    return column && given ? [conditionOf(parameter, column.value, given)] : [];
  });
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

/** Returns the values of a parameter; the first one if it may not be repeated. */
function valuesOf(c: Context, name: string, many: boolean): string[] | undefined {
  const values = c.req.queries(name);
  return many ? values : values?.slice(0, 1);
}

function conditionOf(
  { name, kind }: FilterParameter,
  column: RawBuilder<unknown>,
  values: readonly string[],
) {
  if (kind !== 'period') return sql`${column} in (${sql.join(values)})`;
  return name.endsWith('_from') ? sql`${column} >= ${values[0]}` : sql`${column} < ${values[0]}`;
}
