import type { PeriodPreset } from '#schema/period-presets.ts';
import { dayOf, dayStart } from './days.ts';

/*
 * A bound of a period in an address: a day ("2026-11-20"), the name of a period ("month": its first or its last day), or an
 * instant as `toISOString` writes it.
 */

/** Returns a day of a month that is some months after the one of a time. Day 0 is the last one of the month before. */
const dayIn = (now: Date, months: number, day: number) =>
  dayOf(new Date(now.getFullYear(), now.getMonth() + months, day));

/** The first and the last day of each period with a name, in the user's time zone. */
const periods: Readonly<Record<PeriodPreset, (now: Date) => readonly [string, string]>> = {
  today: (now) => [dayOf(now), dayOf(now)],
  week: (now) => [dayIn(now, 0, now.getDate() - 6), dayOf(now)],
  month: (now) => [dayIn(now, 0, 1), dayIn(now, 1, 0)],
  lastMonth: (now) => [dayIn(now, -1, 1), dayIn(now, 0, 0)],
};

/** Returns true for the name of a period. */
export const isPeriodPreset = (text: string): text is PeriodPreset => Object.hasOwn(periods, text);

/** Returns the day that a bound means now: that of a name, or the text itself. */
export const dayOfBound = (text: string, bound: string | undefined, now = new Date()): string =>
  isPeriodPreset(text) ? periods[text](now)[bound === '_to' ? 1 : 0] : text;

/** Returns the instant that a bound has in an address; undefined if it has another form. */
export function writtenInstant(text: string): Date | undefined {
  const time = new Date(text);
  return time.toJSON() === text ? time : undefined;
}

/**
 * Returns the instant that a bound means now: the start of a first day, or the end of a last one, in the user's time zone.
 * Undefined for a text that is no bound.
 */
export const instantOfBound = (text: string, bound: string | undefined): Date | undefined =>
  writtenInstant(text) ?? dayStart(dayOfBound(text, bound), bound === '_to' ? 1 : 0);
