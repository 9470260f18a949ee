import { sql } from 'kysely';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { dayInFrance } from '#resources/rules/french-days.ts';
import type { Database } from '#server/database/tables.ts';

const shownDays = 92;
const dayMs = 86_400_000;

/** Returns the day that is some days after another one, like "2026-11-20". */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/**
 * Reads the totals of all rides and of each of the last 92 days; of a period, its totals and days. Revenue counts
 * completed rides only. Triggers keep the figures by day and status.
 */
export async function readRideStatistics(db: Database, now: Date, period?: StatisticsPeriod) {
  const today = dayInFrance(now);
  const { from, to } = period ?? { from: dayAfter(today, 1 - shownDays), to: today };
  const within = sql`part >= array[${from}::text] and part < array[${dayAfter(to, 1)}::text]`;
  const scope = period === undefined ? sql`true` : within;
  const all = await sql<{ total: number; completed: number; cancelled: number; revenue: number }>`
    select coalesce(sum(rows), 0)::int as total,
      coalesce(sum(rows) filter (where part[2] = 'completed'), 0)::int as completed,
      coalesce(sum(rows) filter (where part[2] = 'cancelled'), 0)::int as cancelled,
      coalesce(sum(amount) filter (where part[2] = 'completed'), 0)::float8 as revenue
    from kept_figures where figure = 'rides' and ${scope}`.execute(db);
  const days = await sql<{ date: string; rides: number; revenue: number }>`
    select part[1] as date, sum(rows)::int as rides,
      coalesce(sum(amount) filter (where part[2] = 'completed'), 0)::float8 as revenue
    from kept_figures where figure = 'rides' and ${within} group by 1`.execute(db);
  const byDate = new Map(days.rows.map((row) => [row.date, row]));
  const none = { total: 0, completed: 0, cancelled: 0, revenue: 0 };
  const dates = Array.from({ length: (Date.parse(to) - Date.parse(from)) / dayMs + 1 }, (_, index) =>
    dayAfter(from, index),
  );
  return {
    ...(all.rows[0] ?? none),
    // Days without a ride are part of the response.
    days: dates.map((date) => byDate.get(date) ?? { date, rides: 0, revenue: 0 }),
  };
}
