import { sql } from 'kysely';
import { dashboardCounts } from '#resources/calls/figures.ts';
import { readSignups } from '#resources/paths/dashboard.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Database } from '#server/database/tables.ts';
import type { Tools } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { readSignupStatistics } from './signups.ts';

async function readCounts(db: Database) {
  const { rows } = await sql`
    select total_of('users') as users,
      total_of('establishments') as etablissements,
      total_of('categories') as categories,
      total_of('options') as options,
      total_of('subscription_plans') as "subscriptionPlans"`.execute(db);
  return rows[0];
}

/** Returns the routes of the counts of each resource, and of the sign-ups. */
export const dashboardRoutes = ({ now }: Tools): readonly ServiceRoute[] => [
  [dashboardCounts.call, async (c, db) => c.json(data(await readCounts(db)))],
  [readSignups, async (c, db) => c.json(data(await readSignupStatistics(db, now())))],
];
