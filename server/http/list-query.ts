import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readFilterValues } from '#schema/filter-values.ts';
import { largestLimit } from '#schema/largest-limit.ts';
import { problem } from '#schema/problem.ts';
import type { Resource } from '#schema/resource.ts';
import { parseOrders, type SortOrder } from '#schema/sort-order.ts';
import type { ListQuery } from '#server/database/paging.ts';
import { checked } from './checked.ts';

/** What the parameters of a list may be at most. */
export const largestPage = 1_000_000;
export const longestSearch = 200;

const type = problem('type');

function integer(largest: number, otherwise: number) {
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, { error: type })),
      z.pipe(
        z.transform(Number),
        z.number().check(z.gte(1, { error: type }), z.lte(largest, { error: type })),
      ),
    ),
    otherwise,
  );
}

interface Sorted {
  readonly resource: Resource;
  readonly orders: Readonly<Record<string, unknown>>;
  readonly defaultOrder: SortOrder;
}

/** The order by which the rows that wait come first. No request can name it. */
export const waitingFirst: SortOrder = { field: 'waiting first', direction: 'descending' };

/**
 * Returns the orders of a list for which none is requested: rows that wait first (`waitingFirst`), then the default
 * order. `waitingFirst` is left out if the filters of the request select only rows that wait, or only others: then it
 * changes nothing, and the index of the default order fits.
 */
function defaultOrders(c: Context, { resource, defaultOrder }: Sorted): readonly SortOrder[] {
  const wait = resource.waits?.[resource.list.first ?? ''];
  if (wait === undefined) return [defaultOrder];
  const asked = readFilterValues(resource, (name) => c.req.queries(name));
  const parts = Object.entries(wait.filters).map(([name, values]) => {
    const among = asked[name]?.filter((value) => values.includes(value)).length;
    return { all: among !== undefined && among === asked[name]?.length, none: among === 0 };
  });
  const isOnePart = parts.every(({ all }) => all) || parts.some(({ none }) => none);
  return isOnePart ? [defaultOrder] : [waitingFirst, defaultOrder];
}

/**
 * Reads `page`, `limit`, `query` and `sort` (`field`, `-field`, or two of them with a comma); throws an error for each value that is not allowed.
 * Unknown parameters are ignored.
 */
export function listQuery(c: Context, table: Sorted): ListQuery {
  const { orders } = table;
  const areOffered = (sort: readonly SortOrder[] | undefined) =>
    sort?.every(({ field }) => Object.hasOwn(orders, field)) ?? false;
  const schema = z.object({
    page: integer(largestPage, 1),
    limit: integer(largestLimit, 10),
    query: z._default(
      z.string().check(
        z.trim(),
        z.maxLength(longestSearch, { error: problem('tooLong', { max: longestSearch }) }),
        z.refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), { error: problem('characters') }),
      ),
      '',
    ),
    sort: z.optional(
      z.string().check(z.refine((text) => areOffered(parseOrders(text)), { error: problem('choice') })),
    ),
  });
  const { sort, ...rest } = checked(schema, c.req.query());
  return { ...rest, sort: parseOrders(sort ?? '') ?? defaultOrders(c, table) };
}
