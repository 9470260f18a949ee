import * as z from 'zod/mini';
import { problem } from '#schema/problem.ts';

/** The largest number of days that statistics are read for at once. */
export const longestPeriod = 366;

const millisecondsPerDay = 86_400_000;

/** Returns the number of days from one day to another, both included; below 1 if they are not in their order. */
const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / millisecondsPerDay + 1;

const type = problem('type');
const day = z.iso.date({ error: type }).check(z.refine((value) => value >= '1900', { error: type }));

/** The first and the last day of statistics, like "2026-11-20". */
export interface StatisticsPeriod {
  readonly from: string;
  readonly to: string;
}

/** The parameters of a call that can read the statistics of a period: both days, or neither. */
export const periodParameters = z.object({ from: z.optional(day), to: z.optional(day) }).check(
  z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: problem('required'),
    path: ['to'],
  }),
  // Without days there is no number to compare, so neither comparison holds.
  z.refine(({ from = '', to = '' }) => !(daysBetween(from, to) < 1), { error: type, path: ['to'] }),
  z.refine(({ from = '', to = '' }) => !(daysBetween(from, to) > longestPeriod), {
    error: type,
    path: ['to'],
  }),
);
