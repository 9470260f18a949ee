import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredNotation } from '#schema/entered-notation.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

/** A time on any day, without a time zone: `hh:mm`, or `hh:mm:ss` as a service may have stored it. */
export interface TimeOfDayField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'timeOfDay', Options, string, string, SentOf<Options, string>> {
  readonly sort: 'text';
}

/** Services may send the seconds of a time. An unchanged one is sent with them. */
const time = /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/;
const stored = z.string().check(z.regex(time));

/** Declares a time on any day. */
export function timeOfDay<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): TimeOfDayField<Options> {
  return {
    kind: 'timeOfDay',
    ...entered(options),
    record: nullableBy(options, stored),
    ...enteredNotation(options, {
      longest: 20,
      wrong: 'time',
      checks: [z.regex(time, { error: problem('time') })],
    }),
    sort: 'text',
    toDraft: (value) => stored.safeParse(value).data ?? '',
  };
}
