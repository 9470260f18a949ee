import type { Hono } from 'hono';
import { sql } from 'kysely';
import { dashboardCounts } from '#resources/calls/figures.ts';
import type { Database } from '#server/database/tables.ts';
import { callRoutes } from '#server/http/call-routes.ts';
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

/** Creates the route that counts the records of each resource. */
export const dashboardRoutes = ({ db }: Services): Hono<Env> =>
  callRoutes([[dashboardCounts.call, async (c) => c.json(data(await readCounts(db)))]]);
