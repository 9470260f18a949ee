import { Hono } from 'hono';
import { sql } from 'kysely';
import { inOrder, type ListQuery, pageOfIds } from '#server/database/paging.ts';
import { containsWords } from '#server/database/search.ts';
import type { Database } from '#server/database/tables.ts';
import type { Env, Services } from '#server/http/context.ts';
import { listQuery } from '#server/http/list-query.ts';
import { page } from '#server/http/responses.ts';
import { someoneReachable } from '#server/users/people.ts';

const orders = { createdAt: sql`listed.created_at`, price: sql`listed.price` };
type SubscriptionSort = keyof typeof orders;
const sorts: readonly SubscriptionSort[] = ['createdAt', 'price'];

/** One page of the subscriptions whose user or reference contains every word of the query. */
async function listSubscriptions(db: Database, query: ListQuery<SubscriptionSort>) {
  const source = { from: sql`subscriptions as listed`, where: containsWords(query.query), orders };
  const { ids, total } = await pageOfIds(db, source, query);
  if (ids.length === 0) return { items: [], total };
  const rows = await db
    .selectFrom('subscriptions as sub')
    .innerJoin('users as person', 'person.id', 'sub.user_id')
    .select(['sub.id', 'sub.price', 'sub.interval_count', 'sub.interval_unit', 'sub.external_ref'])
    .select(['sub.created_at', someoneReachable('person').as('user')])
    .where('sub.id', 'in', ids)
    .execute();
  const items = inOrder(ids, rows).map(({ external_ref, created_at, price, ...row }) => ({
    ...row,
    price: Number(price),
    createdAt: created_at.toISOString(),
    externalSubscriptionRef: external_ref,
  }));
  return { items, total };
}

/** Who pays for what, below `/api/v1/admin/subscriptions`. */
export function adminSubscriptions({ db }: Services): Hono<Env> {
  return new Hono<Env>().get('/', async (c) => {
    const { items, total } = await listSubscriptions(db, listQuery(c, sorts, '-createdAt'));
    return c.json(page(items, total));
  });
}
