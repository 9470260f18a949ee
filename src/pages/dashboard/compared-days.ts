import type { ChartData, ChartPoint } from '#kit/chart/chart.ts';
import { formatOnCalendar } from '#lib/dates/calendar.ts';
import { parseNumber } from '#lib/numbers/numbers.ts';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { isObject } from '#schema/objects.ts';
import { sum } from './dashboard-chart.ts';
import { daysOf, lengthOf, periodBefore } from './period.ts';

/** The longest period that is shown by day. With more days, columns would be too narrow to point at. */
const maxDays = 92;

/** Returns the part of the calendar that a point of a period is. */
export const unitOf = (period: StatisticsPeriod): 'day' | 'month' =>
  lengthOf(period) > maxDays ? 'month' : 'day';

interface Compared {
  readonly period: StatisticsPeriod;
  /** The rows of the period, each with its day as `date`. */
  readonly rows: unknown;
  /** The rows of the period before. */
  readonly rowsBefore: unknown;
  /** The member of a row with its number. */
  readonly member: string;
  readonly label: string;
  /** The name of the period before. */
  readonly before: string;
  /** Returns the address of what happened from one day to another. */
  hrefOf(from: string, to: string): string;
}

/**
 * Returns the days or months of a period as points, each with the sum of the same days of the period before: the first day
 * is compared with the first one. A day without a row counts as 0; a number that cannot be read is missing.
 */
export function comparedDays(options: Compared): ChartData {
  const { period, rows, rowsBefore, member, label, before, hrefOf } = options;
  const series = [{ id: member, label }];
  const [now, past] = [numbersOf(rows, member), numbersOf(rowsBefore, member)];
  if (now.size === 0) return { series, points: [] };
  const unit = unitOf(period);
  const pastDays = daysOf(periodBefore(period));
  const parts = new Map<string, { days: string[]; past: string[] }>();
  daysOf(period).forEach((day, index) => {
    const id = unit === 'day' ? day : day.slice(0, 7);
    const part = parts.get(id) ?? { days: [], past: [] };
    part.days.push(day);
    part.past.push(pastDays[index] ?? '');
    parts.set(id, part);
  });
  const valueIn = (numbers: ReadonlyMap<string, number | null>, days: readonly string[]) =>
    sum(days.map((day) => numbers.get(day) ?? (numbers.has(day) ? null : 0)));
  const points = [...parts].map(
    ([id, { days, past: compared }]): ChartPoint => ({
      id,
      label: formatOnCalendar(unit, id, 'long') ?? id,
      tick: formatOnCalendar(unit, id, 'short'),
      values: [valueIn(now, days)],
      before: past.size === 0 ? undefined : valueIn(past, compared),
      href: hrefOf(days[0] ?? id, days.at(-1) ?? id),
    }),
  );
  return { series, points, before: past.size === 0 ? undefined : before };
}

/** Returns the number of each day; null for one that cannot be read. Rows without a day are ignored. */
function numbersOf(rows: unknown, member: string): ReadonlyMap<string, number | null> {
  const readable = (Array.isArray(rows) ? rows : []).filter(isObject);
  return new Map(
    readable.flatMap((row): [string, number | null][] => {
      const { date } = row;
      return typeof date === 'string' ? [[date, parseNumber(row[member]) ?? null]] : [];
    }),
  );
}
