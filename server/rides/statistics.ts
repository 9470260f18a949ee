import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/** The time zone in which a day begins and ends. */
const zone = 'Europe/Paris';
const shownDays = 92;
const dayMs = 86_400_000;

/** Reads the totals of all rides and of each of the last 92 days. Revenue counts completed rides only. */
export async function readRideStatistics(db: Database, now: Date) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
  const dates = Array.from({ length: shownDays }, (_, index) =>
    new Date(Date.parse(today) - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
  const all = await sql<{ total: number; completed: number; cancelled: number; revenue: number }>`
    select count(*)::int as total,
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      coalesce(sum(price) filter (where status = 'completed'), 0)::float8 as revenue
    from rides`.execute(db);
  const days = await sql<{ date: string; rides: number; revenue: number }>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as date, count(*)::int as rides,
      coalesce(sum(price) filter (where status = 'completed'), 0)::float8 as revenue
    from rides where created_at >= ${dates[0]}::timestamp at time zone ${zone} group by 1`.execute(db);
  const byDate = new Map(days.rows.map((row) => [row.date, row]));
  const none = { total: 0, completed: 0, cancelled: 0, revenue: 0 };
  return {
    ...(all.rows[0] ?? none),
    // Days without a ride are part of the response.
    days: dates.map((date) => byDate.get(date) ?? { date, rides: 0, revenue: 0 }),
  };
}
