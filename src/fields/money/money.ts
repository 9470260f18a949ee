import { entered, nullableBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import { enteredNumber, storedNumber } from '#schema/numbers.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** The symbol of the currency. */
export const euro = '€';

/** The names of the currency that may be typed beside an amount, its symbol first. */
export const euros = [euro, 'eur', 'euro', 'euros'] as const;

interface MoneyOptions extends FieldOptions {
  /** The smallest amount that may be entered. Default: the smallest that the service can store, below zero. */
  readonly min?: number;
  /** The largest amount that may be entered. Default: the largest that the service can store. */
  readonly max?: number;
}

/** An amount of euros: stored as a number or as a text with a number, typed as a text, sent as a number. */
export interface MoneyField<Options extends MoneyOptions = MoneyOptions>
  extends EnteredField<'money', Options, number | string, string, SentOf<Options, number>> {
  readonly min: number;
  readonly sort: 'number';
  readonly filter: 'range';
  readonly sums: true;
}

/** The largest amount that the service can store. The smallest is as far below zero. */
const largest = 9_999_999_999.99;

/** Declares an amount of euros. */
export function money<const Options extends OnlyOptions<Options, MoneyOptions>>(
  options: Options,
): MoneyField<Options> {
  const { max = largest, min = -Math.max(max, largest) } = options;
  return {
    kind: 'money',
    ...entered(options),
    ...enteredNumber(options, { min, max, decimals: 2, units: euros }),
    min,
    sums: true,
    record: nullableBy(options, storedNumber),
  };
}
