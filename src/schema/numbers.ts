import * as z from 'zod/mini';
import { problem } from './problem.ts';

const numeric = /^[+-]?\d+(?:\.\d+)?$/;

/** A number that the service stores: it sends it as a number or as a text that is one. */
export const storedNumber = z.union([
  z.number(),
  z.string().check(z.refine((text) => numeric.test(text.trim()) && Number.isFinite(Number(text)))),
]);

/** A stored number without decimals. */
export const storedInteger = z.union([
  z.number().check(z.refine(Number.isInteger)),
  z.string().check(z.refine((text) => /^\d+$/.test(text.trim()))),
]);

/** What a number that a person enters must be. */
export interface NumberRules {
  readonly required: boolean;
  readonly min?: number | undefined;
  readonly max: number;
  /** How many figures may stand after the comma. */
  readonly decimals: number;
}

const longestNumber = 30;
const asWritten = (number: number) => String(number).replace('.', ',');

/** A number as it travels. */
function sentNumber({
  required,
  min,
  max,
  decimals,
}: NumberRules): z.ZodMiniType<number | null, number | null> {
  const number = z
    .number({
      error: ({ input }) => problem(input === null || input === undefined ? 'required' : 'number'),
    })
    .check(
      z.refine((value) => Number(value.toFixed(decimals)) === value, {
        error: decimals === 0 ? problem('integer') : problem('decimals', { digits: decimals }),
      }),
      z.refine((value) => min === undefined || value >= min, {
        error: problem('atLeast', { min: asWritten(min ?? 0) }),
      }),
      z.refine((value) => value <= max, { error: problem('atMost', { max: asWritten(max) }) }),
    );
  return required ? number : z.nullable(number);
}

const spaces = /\s/g;
const typedNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Reads a number as people write it: a comma or a point before its decimals, spaces between its figures. */
function readTyped(text: string): number | null {
  const plain = text.replaceAll(spaces, '').replace('\u2212', '-').replace(',', '.');
  if (plain === '') return null;
  return typedNumber.test(plain) ? Number(plain) : Number.NaN;
}

/** A number a person entered: a form holds the text that was typed, the service is sent the number. */
export function enteredNumber(rules: NumberRules) {
  const sent = sentNumber(rules);
  const typed = z
    .string({ error: problem('required') })
    .check(z.maxLength(longestNumber, { error: problem('tooLong', { max: longestNumber }), abort: true }));
  return { draft: z.pipe(z.pipe(typed, z.transform(readTyped)), sent), sent };
}

/** A stored number as a form shows it, to be typed on. */
export function typedText(value: unknown): string {
  const read = storedNumber.safeParse(value);
  return read.success ? asWritten(Number(read.data)) : '';
}
