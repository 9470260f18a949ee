import { sql } from 'kysely';
import { dayInFrance } from '#resources/rules/french-days.ts';
import type { Database, Role } from '#server/database/tables.ts';

/** Returns the twelve months up to a time in France, as `kept_figures` writes them, e.g. `2026-11`. */
function monthsUntil(now: Date): readonly string[] {
  const [year, month] = dayInFrance(now).split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year ?? 0, (month ?? 0) - 12 + index)).toISOString().slice(0, 7),
  );
}

/**
 * Reads how many users signed up in each of the last twelve months, how many have each role, and how many are verified.
 * Triggers keep the figures of users; their parts are the month in France, the role and the verification.
 */
export async function readSignupStatistics(db: Database, now: Date) {
  const months = monthsUntil(now);
  const counts = await sql<{ month: string; clients: number; drivers: number }>`
    select part[1] as month,
      coalesce(sum(rows) filter (where part[2] = 'client'), 0)::int as clients,
      coalesce(sum(rows) filter (where part[2] = 'driver'), 0)::int as drivers
    from kept_figures where figure = 'users' and part >= array[${months[0]}::text]
    group by 1`.execute(db);
  const groups = await sql<{ role: Role; users: number; verified: number }>`
    select part[2] as role, sum(rows)::int as users,
      coalesce(sum(rows) filter (where part[3] = 'true'), 0)::int as verified
    from kept_figures where figure = 'users' group by 1`.execute(db);

  const byMonth = new Map(counts.rows.map((row) => [row.month, row]));
  const roles = { client: 0, driver: 0, admin: 0 };
  for (const { role, users } of groups.rows) roles[role] = users;
  return {
    // A month without a sign-up has no row, but is part of the response.
    signups: months.map((month) => byMonth.get(month) ?? { month, clients: 0, drivers: 0 }),
    roles,
    verified: groups.rows.reduce((sum, row) => sum + row.verified, 0),
  };
}
