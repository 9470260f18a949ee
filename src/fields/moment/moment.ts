import * as z from 'zod/mini';
import { parseInstant } from '#lib/dates/dates.ts';
import { dayProblem } from '#lib/dates/day-problem.ts';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredNotation } from '#schema/entered-notation.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** A moment that a user decides, as ISO 8601 with its offset: typed in the user's time zone, or picked. */
export interface MomentField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'moment', Options, string, string, SentOf<Options, string>> {
  readonly sort: 'time';
  readonly filter: 'period';
}

/** Returns true for a moment from 1900 on that has four figures in its year, wherever it is read. */
const isMoment = (text: string) => /^(19|[2-9]\d)\d\d-/.test(parseInstant(text)?.toISOString() ?? '');

/** Returns what a text has before its time. */
const dayPart = (text: string) => text.replace(/[\sT].*$/, '');

const stored = z.string().check(z.refine(isMoment));

/** Declares a moment that a user decides. One that the clock of the service sets is an `instant`. */
export function moment<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): MomentField<Options> {
  return {
    kind: 'moment',
    ...entered(options),
    record: nullableBy(options, stored),
    ...enteredNotation(options, {
      longest: 40,
      wrong: 'moment',
      checks: [z.refine(isMoment, { error: ({ input }) => dayProblem(dayPart(String(input)), 'moment') })],
    }),
    sort: 'time',
    filter: 'period',
    toDraft: (value) => (typeof value === 'string' && isMoment(value) ? value : ''),
  };
}
