import { sql } from 'kysely';
import type { Database, Role } from '#server/database/tables.ts';

/** Reads the sign-ups of each of the last twelve months, the users of each role, and the verified users. */
export async function readSignupStatistics(db: Database, now: Date) {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
  const months = await sql<{ month: string; clients: number; drivers: number }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
      count(*) filter (where role = 'client')::int as clients,
      count(*) filter (where role = 'driver')::int as drivers
    from users where created_at >= ${first} and deleted_at is null group by 1`.execute(db);
  const groups = await sql<{ role: Role; users: number; verified: number }>`
    select role, count(*)::int as users, count(*) filter (where email_verified)::int as verified
    from users where deleted_at is null group by role`.execute(db);

  const byMonth = new Map(months.rows.map((row) => [row.month, row]));
  const roles = { client: 0, driver: 0, admin: 0 };
  for (const { role, users } of groups.rows) roles[role] = users;
  return {
    // Months without a sign-up are part of the response.
    signups: Array.from({ length: 12 }, (_, index) => {
      const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1))
        .toISOString()
        .slice(0, 7);
      return byMonth.get(month) ?? { month, clients: 0, drivers: 0 };
    }),
    roles,
    verified: groups.rows.reduce((sum, row) => sum + row.verified, 0),
  };
}
