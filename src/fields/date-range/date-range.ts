import * as z from 'zod/mini';
import { asTyped, type DayLimits, dayChecks, storedDay } from '#fields/day-rules.ts';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import type { DayEnds, EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import { valueOfPart } from '#schema/json-part.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

interface DateRangeOptions extends FieldOptions, DayLimits {
  /** True if the last day may be missing: the range has no end then. Default: false. */
  readonly openEnd?: boolean;
}

/** The first and the last day of a range, `YYYY-MM-DD`, both included. Without the last one it has no end. */
export interface DateRange {
  readonly from: string;
  readonly to?: string | null | undefined;
}

/** A range as it is sent. */
interface SentRange {
  readonly from: string;
  readonly to: string | null;
}

/** A range in a form: both days as they are stored, or what was typed instead. */
export interface DateRangeDraft {
  readonly from: string;
  readonly to: string;
}

/** A span of the calendar: its first and its last day, without times and without a time zone. */
export interface DateRangeField<Options extends DateRangeOptions = DateRangeOptions>
  extends EnteredField<'dateRange', Options, DateRange, DateRangeDraft, SentOf<Options, SentRange>> {
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly openEnd: boolean;
  readonly sort: 'text';
  readonly filter: 'days';
  ends(value: unknown): DayEnds | undefined;
}

const empty: DateRangeDraft = { from: '', to: '' };
const lastOfCalendar = '9999-12-31';

// Written in this way, days are in the order of their texts.
const isInOrder = ({ from, to }: DateRange) => (to ?? from) >= from;

const anyRange = z
  .object({ from: storedDay, to: z.optional(z.nullable(storedDay)) })
  .check(z.refine(isInOrder));
const closedRange = z.object({ from: storedDay, to: storedDay }).check(z.refine(isInOrder));

const withFrom = z.object({ from: z.string() });

/** Accepts a range as it is sent; null too, unless it is required. */
function sentRange<Options extends DateRangeOptions>(options: Options) {
  const given: DateRangeOptions = options;
  const day = z
    .string({ error: ({ input }) => problem(input === null || input === undefined ? 'required' : 'day') })
    .check(...dayChecks(given));
  const last: z.ZodMiniType<string | null, string | null> = given.openEnd ? z.nullable(day) : day;
  const range = z.object({ from: day, to: last }, { error: problem('required') }).check(
    z.refine<SentRange>(isInOrder, {
      path: ['to'],
      error: ({ input }) => problem('notBefore', { min: asTyped(withFrom.parse(input).from) }),
      when: ({ issues }) => issues.length === 0,
    }),
  );
  return requiredBy<Options, SentRange, SentRange | null>(options, range, z.nullable(range));
}

/** Returns what is sent for a draft: null if neither day was entered. */
function sentOf({ from, to }: DateRangeDraft) {
  const [first, last] = [from.trim() || null, to.trim() || null];
  return first === null && last === null ? null : { from: first, to: last };
}

/** Returns the ends of a stored value, if it is a range. */
function endsOf(value: unknown): DayEnds | undefined {
  const { data } = anyRange.safeParse(value);
  return data && [data.from, data.to ?? lastOfCalendar];
}

/** Declares a span of the calendar, from one day to another. A length of time, such as 14 days, is a `period`. */
export function dateRange<const Options extends OnlyOptions<Options, DateRangeOptions>>(
  options: Options,
): DateRangeField<Options> {
  const given: DateRangeOptions = options;
  const sent = sentRange<Options>(options);
  const typed = z.object({ from: z.string(), to: z.string() }, { error: problem('required') });
  return {
    kind: 'dateRange',
    ...entered<Options>(options),
    min: given.min,
    max: given.max,
    openEnd: given.openEnd ?? false,
    record: nullableBy<Options, DateRange>(options, given.openEnd ? anyRange : closedRange),
    draft: z.pipe(z.pipe(typed, z.transform(sentOf)), sent),
    sent,
    initial: empty,
    sort: 'text',
    filter: 'days',
    ends: endsOf,
    toDraft(value) {
      const { data } = anyRange.safeParse(value);
      return data ? { from: data.from, to: data.to ?? '' } : empty;
    },
    fromPart: valueOfPart,
  };
}
