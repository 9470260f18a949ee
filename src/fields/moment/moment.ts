import * as z from 'zod/mini';
import { parseInstant } from '#lib/dates/dates.ts';
import { dayProblem } from '#lib/dates/day-problem.ts';
import { momentOfCell } from '#lib/dates/file-dates.ts';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

/** A moment that a user decides, as ISO 8601 with its offset: typed in the user's time zone, or picked. */
export interface MomentField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'moment', Options, string, string, SentOf<Options, string>> {
  readonly sort: 'time';
  readonly filter: 'period';
}

const longestEntry = 40;

/** Returns true for a moment from 1900 on that has four figures in its year, wherever it is read. */
const isMoment = (text: string) => /^(19|[2-9]\d)\d\d-/.test(parseInstant(text)?.toISOString() ?? '');

/** Returns what a text has before its time. */
const dayPart = (text: string) => text.replace(/[\sT].*$/, '');

const stored = z.string().check(z.refine(isMoment));
const typed = z
  .string({ error: problem('required') })
  .check(z.maxLength(longestEntry, { error: problem('moment'), abort: true }));

/** Accepts a moment as it is sent; null too, unless it is required. */
function sentMoment<Options extends FieldOptions>(options: Options) {
  const moment = z
    .string({ error: ({ input }) => problem(input === null || input === undefined ? 'required' : 'moment') })
    .check(z.refine(isMoment, { error: ({ input }) => dayProblem(dayPart(String(input)), 'moment') }));
  return requiredBy<Options, string, string | null>(options, moment, z.nullable(moment));
}

/** Declares a moment that a user decides. One that the clock of the service sets is an `instant`. */
export function moment<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): MomentField<Options> {
  const sent = sentMoment(options);
  return {
    kind: 'moment',
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
    sort: 'time',
    filter: 'period',
    toDraft: (value) => (typeof value === 'string' && isMoment(value) ? value : ''),
    fromPart: (text) => text || null,
    fromCell: momentOfCell,
  };
}
