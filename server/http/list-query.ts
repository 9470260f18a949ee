import type { Context } from 'hono';
import * as z from 'zod/mini';
import { problem } from '#schema/problem.ts';
import type { ListQuery } from '#server/database/paging.ts';
import { checked } from './checked.ts';

const largestPage = 1_000_000;
const largestLimit = 100;
const type = problem('type');

function whole(largest: number, otherwise: number) {
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

/**
 * Reads `page`, `limit`, `query` and `sort` (`field` or `-field`); anything else than what they may be is refused.
 * Unknown parameters are ignored.
 */
export function listQuery<Sort extends string>(
  c: Context,
  sorts: readonly Sort[],
  otherwise: `-${Sort}` | Sort,
): ListQuery<Sort> {
  const offered = new Map<string, ListQuery<Sort>['sort']>(
    sorts.flatMap((by) => [
      [by, { by, descending: false }],
      [`-${by}`, { by, descending: true }],
    ]),
  );
  const schema = z.object({
    page: whole(largestPage, 1),
    limit: whole(largestLimit, 10),
    query: z._default(
      z.string().check(
        z.trim(),
        z.maxLength(200, { error: problem('tooLong', { max: 200 }) }),
        z.refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), { error: problem('characters') }),
      ),
      '',
    ),
    sort: z._default(
      z.string().check(z.refine((text) => offered.has(text), { error: problem('choice') })),
      String(otherwise),
    ),
  });
  const { sort, ...rest } = checked(schema, c.req.query());
  const order = offered.get(sort);
  if (!order) throw new Error(`No order ${sort}`);
  return { ...rest, sort: order };
}
