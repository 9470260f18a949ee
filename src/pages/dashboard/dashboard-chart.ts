import type { ChartData, ChartFormat, ChartPoint, ChartSeries } from '#kit/chart/chart.ts';
import { type CalendarUnit, calendarSpan, formatOnCalendar, isOnCalendar } from '#lib/dates/calendar.ts';
import type { Translate } from '#lib/i18n/i18n.ts';
import { formatCompact } from '#lib/numbers/compact.ts';
import { formatInteger, parseNumber } from '#lib/numbers/numbers.ts';
import { isObject } from '#schema/objects.ts';
import type { Statistics, StatisticsName } from './statistics.ts';

/** The content of a chart. */
export interface ChartContent {
  readonly data: ChartData;
  /** A sentence about the chart; empty if there is no data. */
  readonly summary: string;
}

/** A chart of the dashboard. */
export interface DashboardChart {
  readonly statistics: StatisticsName;
  readonly shape: 'columns' | 'line' | 'bars';
  readonly format: ChartFormat;
  /** Returns the content of the chart. A value that cannot be read is missing in it. */
  read(statistics: Statistics, t: Translate): ChartContent;
}

interface Timeline {
  readonly unit: CalendarUnit;
  /** The member of a row that contains its day or month. */
  readonly key: string;
  /** The series. The id of each is the member of a row that contains its number. */
  readonly series: readonly ChartSeries[];
  /** The largest number of days or months. Of a longer time, only the latest part is shown. */
  readonly maxPoints: number;
}

/**
 * Returns rows as points on a calendar. A day or month without a row counts as 0. A number that cannot be read
 * is missing. A row without a valid day or month is ignored.
 */
export function chartOverTime(rows: unknown, { unit, key, series, maxPoints }: Timeline): ChartData {
  const readable = (Array.isArray(rows) ? rows : [])
    .filter(isObject)
    .filter((row) => isOnCalendar(unit, row[key]));
  const span = calendarSpan(
    unit,
    readable.map((row) => row[key]),
    maxPoints,
  );
  const points = span.map((id): ChartPoint => {
    const here = readable.filter((row) => row[key] === id);
    return {
      id,
      label: formatOnCalendar(unit, id, 'long') ?? id,
      tick: formatOnCalendar(unit, id, 'short'),
      values: series.map((each) => sum(here.map((row) => parseNumber(row[each.id]) ?? null))),
    };
  });
  return { series, points };
}

/** Formats a count: "12 345". A fraction, as on an axis, is in short form. */
export const formatCount = (value: number) => formatInteger(value) ?? formatCompact(value);

/** Returns the sum of the values; null if there are values and none of them is known. */
export function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 && values.length > 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** Returns the first point with the highest total; undefined if no total is above 0. */
export function peakOf({ points }: ChartData): { label: string; value: number } | undefined {
  let peak: { label: string; value: number } | undefined;
  for (const { label, values } of points) {
    const value = sum(values);
    if (value !== null && value > (peak?.value ?? 0)) peak = { label, value };
  }
  return peak;
}
