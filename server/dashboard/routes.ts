import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';

async function readCounts(db: Database) {
  const { rows } = await sql`
    select (select count(*)::int from users) as users,
      (select count(*)::int from establishments) as etablissements,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from options) as options,
      (select count(*)::int from subscription_plans) as "subscriptionPlans"`.execute(db);
  return rows[0];
}

/** How many there are of what: `/api/v1/admin/dashboard`. */
export function adminDashboard({ db }: Services): Hono<Env> {
  return new Hono<Env>().get('/', async (c) => c.json(data(await readCounts(db))));
}
