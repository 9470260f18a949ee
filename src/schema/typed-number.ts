import { problem } from './problem.ts';

const spaces = /\s/g;
/** A sign, the digits with their commas and points, and a word before or after them. */
const written = /^([+-]?)([^\d.,]*)([\d.,]*)(\D*)$/;
/** Digits in threes with one sign between them. It comes again, or the other one precedes the decimals. */
const grouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*(\1\d{3}|(?!\1)[.,]\d*)$/;
const plain = /^(\d+\.?\d*|\.\d+)$/;

/**
 * Returns the digits of a number as people write it, with a point before the decimals; undefined for anything else. Spaces may
 * group the digits, and one of `units` may stand beside them. A comma or a point precedes decimals, unless the other one
 * follows it or it comes again: then it groups thousands.
 * @example digitsOf('1,234.50 €', ['€']) // '1234.50'
 */
export function digitsOf(text: string, units: readonly string[] = []): string | undefined {
  const [, sign = '', before = '', digits = '', after = ''] =
    written.exec(text.replaceAll(spaces, '').replace('\u2212', '-')) ?? [];
  const [, group = ' '] = grouped.exec(digits) ?? [];
  const number = digits.replaceAll(group, '').replace(',', '.');
  const isOwn = ['', ...units].includes((before + after).toLowerCase());
  return isOwn && plain.test(number) ? sign + number : undefined;
}

/** Reads a typed number ({@link digitsOf}). Returns null for an empty text, and NaN for anything that is not a number. */
export const readTypedNumber = (text: string, units?: readonly string[]): number | null =>
  text.trim() === '' ? null : Number(digitsOf(text, units) ?? Number.NaN);

/** Returns the problem of what is not a number. That of an amount in another currency says which one is expected. */
export const notNumber = ([unit]: readonly string[] = []): string =>
  unit === undefined ? problem('number') : problem('numberIn', { unit });
