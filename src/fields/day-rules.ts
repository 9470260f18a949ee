import * as z from 'zod/mini';
import { isOnCalendar } from '#lib/dates/calendar.ts';
import { dayProblem } from '#lib/dates/day-problem.ts';
import { problem } from '#schema/problem.ts';

/** The days that may be entered. */
export interface DayLimits {
  /** The first day that may be entered, `YYYY-MM-DD`. Default: 1 January 1900. */
  readonly min?: string;
  /** The last day that may be entered, `YYYY-MM-DD`. Default: none. */
  readonly max?: string;
}

/** Accepts a day that a record has. */
export const storedDay = z.string().check(z.refine((text) => isOnCalendar('day', text)));

/** Returns a stored day as it is typed: "05/03/2026". */
export const asTyped = (day: string) => day.split('-').reverse().join('/');

/** Returns the checks of a day that is sent. */
export const dayChecks = ({ min, max }: DayLimits): readonly z.core.$ZodCheck<string>[] => [
  z.refine((text) => isOnCalendar('day', text), {
    error: ({ input }) => dayProblem(String(input), 'day'),
    abort: true,
  }),
  // Written in this way, days are in the order of their texts.
  z.refine((text) => min === undefined || text >= min, {
    error: problem('notBefore', { min: asTyped(min ?? '') }),
  }),
  z.refine((text) => max === undefined || text <= max, {
    error: problem('notAfter', { max: asTyped(max ?? '') }),
  }),
];
