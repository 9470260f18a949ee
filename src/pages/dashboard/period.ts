import { isOnCalendar } from '#lib/dates/calendar.ts';
import { longestPeriod, type StatisticsPeriod } from '#resources/calls/period.ts';
import type { SearchParams } from '#runtime/address/url-search.ts';

/** The periods that are offered by name, each by its number of days up to today. */
const lengths = { week: 7, month: 30, quarter: 90 } as const;

/** The name of a period that ends today. */
export type PeriodName = keyof typeof lengths;

/** The names in their order. */
export const periodNames = ['week', 'month', 'quarter'] as const satisfies readonly PeriodName[];

const usual: PeriodName = 'month';
const millisecondsPerDay = 86_400_000;

/** Returns the day that is some days after another one, like "2026-11-20". */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** Returns the number of days of a period. */
export const lengthOf = ({ from, to }: StatisticsPeriod): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsPerDay + 1;

/** Returns the days of a period in their order. */
export const daysOf = (period: StatisticsPeriod): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => dayAfter(period.from, index));

/** Returns a period of a name. Its last day is today. */
export const namedPeriod = (name: PeriodName, today: string): StatisticsPeriod => ({
  from: dayAfter(today, 1 - lengths[name]),
  to: today,
});

/** Returns the period of the same length just before. */
export const periodBefore = (period: StatisticsPeriod): StatisticsPeriod => ({
  from: dayAfter(period.from, -lengthOf(period)),
  to: dayAfter(period.from, -1),
});

/** The first day of the periods that are offered: the longest one also has one before it on the calendar. */
export const firstDay = dayAfter('1900-01-01', longestPeriod);

/** Returns the name of a period, if it has one. */
export const nameOf = ({ from, to }: StatisticsPeriod, today: string): PeriodName | undefined =>
  to === today ? periodNames.find((name) => namedPeriod(name, today).from === from) : undefined;

/** Reads the period of the URL: its days or its name. Anything else is the last month. */
export function readPeriod({ period, from, to }: SearchParams, today: string): StatisticsPeriod {
  if (isOnCalendar('day', from) && isOnCalendar('day', to)) {
    const days = lengthOf({ from, to });
    if (days >= 1 && days <= longestPeriod && from >= firstDay) return { from, to };
  }
  return namedPeriod(periodNames.find((name) => name === period) ?? usual, today);
}

/**
 * Returns the parameters of the URL for a period. One with a name has the name, so that a link stays about the last days; of
 * one that is too long, the last part is shown.
 */
export function periodParams(period: StatisticsPeriod, today: string): SearchParams {
  const name = nameOf(period, today);
  if (name !== undefined)
    return { period: name === usual ? undefined : name, from: undefined, to: undefined };
  const isTooLong = lengthOf(period) > longestPeriod;
  const from = isTooLong ? dayAfter(period.to, 1 - longestPeriod) : period.from;
  return { period: undefined, from, to: period.to };
}
