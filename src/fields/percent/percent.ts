import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import { storedNumber } from '#schema/numbers.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** A share of one, e.g. a tax rate of 0.2: read, never entered. */
export interface PercentField<Options extends ReadOptions = ReadOptions>
  extends ReadField<'percent', Options, number | string> {
  readonly sort: 'number';
  readonly filter: 'range';
}

/** Declares a share of one, e.g. a tax rate of 0.2: read, never entered. */
export function percent<const Options extends OnlyOptions<Options, ReadOptions>>(
  options: Options,
): PercentField<Options> {
  const record = nullableBy(options, storedNumber);
  return { ...notEntered, kind: 'percent', record, sort: 'number', filter: 'range' };
}
