import * as z from 'zod/mini';
import { scaled } from '#lib/numbers/scaled.ts';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, SentOf, SliderSteps } from '#schema/field.ts';
import { numberOfPart, storedNumber } from '#schema/numbers.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import { notNumber, readTypedNumber } from '#schema/typed-number.ts';

interface PercentOptions extends FieldOptions {
  /** The smallest share that may be entered: 0.1 is 10 %. Default: 0. */
  readonly min?: number;
  /** The largest share that may be entered. Default: 10, which is 1000 %. */
  readonly max?: number;
  /** A slider below the box, for few steps: `{ min: 0, max: 0.3, step: 0.05 }`. Other shares can still be typed. Default: none. */
  readonly slider?: SliderSteps;
}

/** A share of one, e.g. a tax rate of 0.2: typed in percent, stored and sent as the share. */
export interface PercentField<Options extends PercentOptions = PercentOptions>
  extends EnteredField<'percent', Options, number | string, string, SentOf<Options, number>> {
  readonly min: number;
  readonly scale: 100;
  readonly sort: 'number';
  readonly filter: 'range';
}

/** The symbol of hundredths. */
export const percentSign = '%';

const units = [percentSign];

const scale = 100;
const longestEntry = 30;
/** The most digits after the comma of a typed percentage. */
const digits = 2;

const inPercent = (share: number) => scaled(share, scale);
const rounded = (percentage: number) => Number(percentage.toFixed(digits));
const asWritten = (share: number) => `${inPercent(share)}`.replace('.', ',');
const typed = z
  .string({ error: problem('required') })
  .check(z.maxLength(longestEntry, { error: problem('tooLong', { max: longestEntry }), abort: true }));

/** Accepts a share as it is sent; null too, unless it is required. */
function sentShare<Options extends FieldOptions>(options: Options, min: number, max: number) {
  const share = z
    .number({
      error: ({ input }) => (input === null || input === undefined ? problem('required') : notNumber(units)),
    })
    .check(
      z.refine((value) => scaled(rounded(value * scale), 1 / scale) === value, {
        error: problem('decimals', { digits }),
      }),
      z.refine((value) => value >= min, { error: problem('atLeast', { min: inPercent(min) }) }),
      z.refine((value) => value <= max, { error: problem('atMost', { max: inPercent(max) }) }),
    );
  return requiredBy<Options, number, number | null>(options, share, z.nullable(share));
}

/** Returns the share of a typed percentage: null for an empty text, NaN for a text that is not a number. */
function readShare(text: string): number | null {
  const number = readTypedNumber(text, units);
  if (number === null) return null;
  // Further decimals are kept, so that they are refused: `scaled` would round them.
  return rounded(number) === number ? scaled(number, 1 / scale) : number / scale;
}

/** Declares a share of one, which is typed in percent. */
export function percent<const Options extends OnlyOptions<Options, PercentOptions>>(
  options: Options,
): PercentField<Options> {
  const { min = 0, max = 10, slider } = options;
  const sent = sentShare(options, min, max);
  return {
    kind: 'percent',
    ...entered(options),
    min,
    signed: min < 0,
    scale,
    slider,
    record: nullableBy(options, storedNumber),
    draft: z.pipe(z.pipe(typed, z.transform(readShare)), sent),
    sent,
    units,
    initial: '',
    toDraft: (value) => (storedNumber.safeParse(value).success ? asWritten(Number(value)) : ''),
    fromPart: numberOfPart,
    sort: 'number',
    filter: 'range',
  };
}
