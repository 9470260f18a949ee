import type { ChartData, ChartFormat, ChartPoint, ChartSeries } from '#kit/chart/chart.ts';
import { isObject, type JsonObject } from '#lib/api/objects.ts';
import { type CalendarUnit, calendarSpan, formatOnCalendar, isOnCalendar } from '#lib/dates/calendar.ts';
import type { Translate } from '#lib/i18n/i18n.ts';
import { parseNumber } from '#lib/numbers/numbers.ts';
import type { StatisticsName } from './statistics.ts';

/** What a plot shows of a response. */
export interface Reading {
  readonly data: ChartData;
  /** The plot in a sentence; empty where there is nothing to say. */
  readonly summary: string;
}

/** A plot of the dashboard. */
export interface Plot {
  readonly statistics: StatisticsName;
  readonly shape: 'columns' | 'line' | 'bars';
  readonly format: ChartFormat;
  read(statistics: JsonObject, t: Translate): Reading;
}

interface Timeline {
  readonly unit: CalendarUnit;
  /** The member of a row that says when. */
  readonly key: string;
  /** Each is named by the member of a row that holds its figure. */
  readonly series: readonly ChartSeries[];
  /** Of a longer time, the latest part. */
  readonly most: number;
}

/**
 * Puts rows on a calendar. A day or month that no row tells of counted nothing; a figure that can't be read is
 * missing; a row that tells of no day or month is left out.
 */
export function plotOverTime(rows: unknown, { unit, key, series, most }: Timeline): ChartData {
  const readable = (Array.isArray(rows) ? rows : [])
    .filter(isObject)
    .filter((row) => isOnCalendar(unit, row[key]));
  const span = calendarSpan(
    unit,
    readable.map((row) => row[key]),
    most,
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

/** What the values come to; null where there are values and none can be read. */
export function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 && values.length > 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** Returns the point with the highest total. */
export function peakOf({ points }: ChartData): { label: string; value: number } | undefined {
  let peak: { label: string; value: number } | undefined;
  for (const { label, values } of points) {
    const value = sum(values);
    if (value !== null && value > (peak?.value ?? 0)) peak = { label, value };
  }
  return peak;
}
