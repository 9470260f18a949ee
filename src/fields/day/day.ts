import * as z from 'zod/mini';
import { isOnCalendar } from '#lib/dates/calendar.ts';
import { dayProblem } from '#lib/dates/day-problem.ts';
import { dayOfCell } from '#lib/dates/file-dates.ts';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredNotation } from '#schema/entered-notation.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

interface DayOptions extends FieldOptions {
  /** The first day that may be entered, `YYYY-MM-DD`. Default: 1 January 1900. */
  readonly min?: string;
  /** The last day that may be entered, `YYYY-MM-DD`. Default: none. */
  readonly max?: string;
}

/** A day of the calendar, without a time or a time zone: `YYYY-MM-DD`. */
export interface DayField<Options extends DayOptions = DayOptions>
  extends EnteredField<'day', Options, string, string, SentOf<Options, string>> {
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly sort: 'text';
  readonly filter: 'days';
}

const stored = z.string().check(z.refine((text) => isOnCalendar('day', text)));
const asTyped = (day: string) => day.split('-').reverse().join('/');

/** Returns the checks of a day that is sent. */
const checksOf = ({ min, max }: DayOptions): readonly z.core.$ZodCheck<string>[] => [
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

/** Declares a day: picked in a calendar or typed, without a time. */
export function day<const Options extends OnlyOptions<Options, DayOptions>>(
  options: Options,
): DayField<Options> {
  return {
    kind: 'day',
    ...entered(options),
    min: options.min,
    max: options.max,
    record: nullableBy(options, stored),
    ...enteredNotation(options, { longest: 30, wrong: 'day', checks: checksOf(options) }),
    sort: 'text',
    filter: 'days',
    toDraft: (value) => (isOnCalendar('day', value) ? value : ''),
    fromCell: dayOfCell,
  };
}
