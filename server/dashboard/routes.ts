import { sql } from 'kysely';
import { dashboardCounts } from '#resources/calls/figures.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Database } from '#server/database/tables.ts';
import { data } from '#server/http/responses.ts';

async function readCounts(db: Database) {
  const { rows } = await sql`
    select total_of('users') as users,
      total_of('establishments') as etablissements,
      total_of('categories') as categories,
      total_of('options') as options,
      total_of('subscription_plans') as "subscriptionPlans"`.execute(db);
  return rows[0];
}

/** Returns the route that counts the records of each resource. */
export const dashboardRoutes = (): readonly ServiceRoute[] => [
  [dashboardCounts.call, async (c, db) => c.json(data(await readCounts(db)))],
];
