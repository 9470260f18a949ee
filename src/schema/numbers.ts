import * as z from 'zod/mini';
import { requiredBy } from './by-options.ts';
import type { FieldOptions } from './field.ts';
import { problem } from './problem.ts';
import { notNumber, readTypedNumber } from './typed-number.ts';

const numeric = /^[+-]?\d+(?:\.\d+)?$/;

/** Accepts a number that the service stores: it sends a number, or a text that is one. */
export const storedNumber = z.union([
  z.number(),
  z.string().check(z.refine((text) => numeric.test(text.trim()) && Number.isFinite(Number(text)))),
]);

/** Accepts a stored number without decimals. */
export const storedInteger = z.union([
  z.number().check(z.refine(Number.isInteger)),
  z.string().check(z.refine((text) => /^[+-]?\d+$/.test(text.trim()))),
]);

/** The rules for a number that a user enters. */
export interface NumberRules {
  readonly min?: number | undefined;
  readonly max: number;
  /** The largest number of digits after the comma. */
  readonly decimals: number;
  /** The names of the unit that may be typed beside the number, in lower case and its symbol first. Default: none. */
  readonly units?: readonly string[] | undefined;
}

const longestNumber = 30;
const asWritten = (number: number) => String(number).replace('.', ',');

/** Accepts a number as it is sent; null too, unless it is required. */
function sentNumber<Options extends FieldOptions>(
  options: Options,
  { min, max, decimals, units }: NumberRules,
) {
  const number = z
    .number({
      error: ({ input }) => (input === null || input === undefined ? problem('required') : notNumber(units)),
    })
    .check(
      z.refine((value) => Number(value.toFixed(decimals)) === value, {
        error: decimals === 0 ? problem('integer') : problem('decimals', { digits: decimals }),
      }),
      z.refine((value) => min === undefined || value >= min, {
        error: problem('atLeast', { min: min ?? 0 }),
      }),
      z.refine((value) => value <= max, { error: problem('atMost', { max }) }),
    );
  return requiredBy<Options, number, number | null>(options, number, z.nullable(number));
}

const sentText = /^-?\d+(\.\d+)?(e[+-]\d+)?$/;

/** Returns the number that a text in a multipart form means: null for an empty text, any other text as it is. */
export const numberOfPart = (text: string) =>
  text === '' ? null : sentText.test(text) ? Number(text) : text;

/** Returns the part of a field for a number: a form contains the typed text, the service receives the number. */
export function enteredNumber<Options extends FieldOptions>(options: Options, rules: NumberRules) {
  const sent = sentNumber(options, rules);
  const { units, min } = rules;
  const typed = z
    .string({ error: problem('required') })
    .check(z.maxLength(longestNumber, { error: problem('tooLong', { max: longestNumber }), abort: true }));
  return {
    draft: z.pipe(
      z.pipe(
        typed,
        z.transform((text) => readTypedNumber(text, units)),
      ),
      sent,
    ),
    sent,
    units,
    signed: min === undefined || min < 0,
    initial: '',
    toDraft: asTyped,
    fromPart: numberOfPart,
    sort: 'number',
    filter: 'range',
  } as const;
}

/** Returns a stored number as a form shows it; an empty text if the value is not a number. */
function asTyped(value: unknown): string {
  const read = storedNumber.safeParse(value);
  return read.success ? asWritten(Number(read.data)) : '';
}
