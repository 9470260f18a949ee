import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/** The time zone in which a day begins and ends. */
const zone = 'Europe/Paris';
const shownDays = 92;
const dayMs = 86_400_000;

/**
 * Reads the totals of all rides and of each of the last 92 days. Revenue counts completed rides only. Triggers keep the
 * figures by day and status.
 */
export async function readRideStatistics(db: Database, now: Date) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
  const dates = Array.from({ length: shownDays }, (_, index) =>
    new Date(Date.parse(today) - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
  const all = await sql<{ total: number; completed: number; cancelled: number; revenue: number }>`
    select coalesce(sum(rows), 0)::int as total,
      coalesce(sum(rows) filter (where part[2] = 'completed'), 0)::int as completed,
      coalesce(sum(rows) filter (where part[2] = 'cancelled'), 0)::int as cancelled,
      coalesce(sum(amount) filter (where part[2] = 'completed'), 0)::float8 as revenue
    from kept_figures where figure = 'rides'`.execute(db);
  const days = await sql<{ date: string; rides: number; revenue: number }>`
    select part[1] as date, sum(rows)::int as rides,
      coalesce(sum(amount) filter (where part[2] = 'completed'), 0)::float8 as revenue
    from kept_figures where figure = 'rides' and part >= array[${dates[0]}::text] group by 1`.execute(db);
  const byDate = new Map(days.rows.map((row) => [row.date, row]));
  const none = { total: 0, completed: 0, cancelled: 0, revenue: 0 };
  return {
    ...(all.rows[0] ?? none),
    // Days without a ride are part of the response.
    days: dates.map((date) => byDate.get(date) ?? { date, rides: 0, revenue: 0 }),
  };
}
