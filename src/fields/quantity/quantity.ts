import { entered, nullableBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, SentOf, SliderSteps } from '#schema/field.ts';
import { enteredNumber, storedNumber } from '#schema/numbers.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** The units of quantities. */
export type QuantityUnit = 'kilometer' | 'minute';

interface QuantityOptions extends FieldOptions {
  /** The unit that is counted in. Default: none, a bare number. */
  readonly unit?: QuantityUnit;
  /** The smallest number that may be entered. Default: the smallest that the service can store, below zero. */
  readonly min?: number;
  /** The largest number that may be entered. Default: the largest that the service can store. */
  readonly max?: number;
  /** The most digits that may be entered after the comma. Default: 0, a count. */
  readonly decimals?: number;
  /** A slider below the box, for few steps: `{ min: 0, max: 60, step: 5 }`. Other numbers can still be typed. Default: none. */
  readonly slider?: SliderSteps;
}

/** A quantity or a count: stored as a number or a text that is one, typed as a text, sent as a number. */
export interface QuantityField<Options extends QuantityOptions = QuantityOptions>
  extends EnteredField<'quantity', Options, number | string, string, SentOf<Options, number>> {
  readonly unit: QuantityUnit | undefined;
  readonly min: number;
  readonly decimals: number;
  readonly sort: 'number';
  readonly filter: 'range';
}

/** What may be typed beside a number. */
const typedUnits = { kilometer: ['km'], minute: ['min'] } as const;

/** The largest number that the service can store, if a field has no limit of its own. The smallest is as far below zero. */
export const largestQuantity = 2_147_483_647;

/** Declares a quantity or a count. */
export function quantity<const Options extends OnlyOptions<Options, QuantityOptions>>(
  options: Options,
): QuantityField<Options> {
  const { max = largestQuantity, unit, decimals = 0, slider } = options;
  // A field with a larger limit is stored as a larger number.
  const { min = -Math.max(max, largestQuantity) } = options;
  return {
    kind: 'quantity',
    ...entered(options),
    ...enteredNumber(options, { min, max, decimals, units: unit && typedUnits[unit] }),
    unit,
    min,
    decimals,
    slider,
    record: nullableBy(options, storedNumber),
  };
}
