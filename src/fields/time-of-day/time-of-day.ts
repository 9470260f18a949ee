import * as z from 'zod/mini';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

/** A time on any day, without a time zone: `hh:mm`, or `hh:mm:ss` as a service may have stored it. */
export interface TimeOfDayField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'timeOfDay', Options, string, string, SentOf<Options, string>> {
  readonly sort: 'text';
}

const longestEntry = 20;
/** Services may send the seconds of a time. An unchanged one is sent with them. */
const time = /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/;
const stored = z.string().check(z.regex(time));
const typed = z
  .string({ error: problem('required') })
  .check(z.maxLength(longestEntry, { error: problem('time'), abort: true }));

/** Accepts a time as it is sent; null too, unless it is required. */
function sentTime<Options extends FieldOptions>(options: Options) {
  const text = z
    .string({ error: ({ input }) => problem(input === null || input === undefined ? 'required' : 'time') })
    .check(z.regex(time, { error: problem('time') }));
  return requiredBy<Options, string, string | null>(options, text, z.nullable(text));
}

/** Declares a time on any day. */
export function timeOfDay<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): TimeOfDayField<Options> {
  const sent = sentTime(options);
  return {
    kind: 'timeOfDay',
    ...entered(options),
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
    toDraft: (value) => stored.safeParse(value).data ?? '',
    fromPart: (text) => text || null,
  };
}
