import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/**
 * Reads the figures of a user's rides, as client and as driver. The amount and the distance count completed rides only.
 */
export async function readUserStatistics(db: Database, userId: string) {
  const { rows } = await sql<{
    rides: number;
    completed: number;
    cancelled: number;
    amount: number;
    distance_km: number;
  }>`
    select count(*)::int as rides,
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      coalesce(sum(price) filter (where status = 'completed'), 0)::float8 as amount,
      coalesce(sum(distance_km) filter (where status = 'completed'), 0)::float8 as distance_km
    from rides where client_id = ${userId} or driver_id = ${userId}`.execute(db);
  return rows[0];
}
