import * as z from 'zod/mini';
import { isOnCalendar } from '#lib/dates/calendar.ts';
import { dayProblem } from '#lib/dates/day-problem.ts';
import { dayOfCell } from '#lib/dates/file-dates.ts';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
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

const longestEntry = 30;
const stored = z.string().check(z.refine((text) => isOnCalendar('day', text)));
const typed = z
  .string({ error: problem('required') })
  .check(z.maxLength(longestEntry, { error: problem('day'), abort: true }));
const asTyped = (day: string) => day.split('-').reverse().join('/');

/** Accepts a day as it is sent; null too, unless it is required. */
function sentDay<Options extends DayOptions>(options: Options) {
  const { min, max } = options;
  const day = z
    .string({ error: ({ input }) => problem(input === null || input === undefined ? 'required' : 'day') })
    .check(
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
    );
  return requiredBy<Options, string, string | null>(options, day, z.nullable(day));
}

/** Declares a day: picked in a calendar or typed, without a time. */
export function day<const Options extends OnlyOptions<Options, DayOptions>>(
  options: Options,
): DayField<Options> {
  const sent = sentDay(options);
  return {
    kind: 'day',
    ...entered(options),
    min: options.min,
    max: options.max,
    record: nullableBy(options, stored),
    draft: z.pipe(
      z.pipe(
        typed,
        z.transform((text) => text.trim() || null),
      ),
      sent,
    ),
    sent,
    initial: '',
    sort: 'text',
    filter: 'days',
    toDraft: (value) => (isOnCalendar('day', value) ? value : ''),
    fromPart: (text) => text || null,
    fromCell: dayOfCell,
  };
}
