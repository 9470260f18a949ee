import { type DayLimits, dayChecks, storedDay } from '#fields/day-rules.ts';
import { isOnCalendar } from '#lib/dates/calendar.ts';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredNotation } from '#schema/entered-notation.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

interface DayOptions extends FieldOptions, DayLimits {}

/** A day of the calendar, without a time or a time zone: `YYYY-MM-DD`. */
export interface DayField<Options extends DayOptions = DayOptions>
  extends EnteredField<'day', Options, string, string, SentOf<Options, string>> {
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly sort: 'text';
  readonly filter: 'days';
}

/** Declares a day: picked in a calendar or typed, without a time. */
export function day<const Options extends OnlyOptions<Options, DayOptions>>(
  options: Options,
): DayField<Options> {
  return {
    kind: 'day',
    ...entered(options),
    min: options.min,
    max: options.max,
    record: nullableBy(options, storedDay),
    ...enteredNotation(options, { longest: 30, wrong: 'day', checks: dayChecks(options) }),
    sort: 'text',
    filter: 'days',
    toDraft: (value) => (isOnCalendar('day', value) ? value : ''),
  };
}
