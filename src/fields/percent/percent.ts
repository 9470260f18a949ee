import { notEntered, nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';
import { storedNumber } from '#schema/numbers.ts';

/** A share of one, e.g. a tax rate of 0.2: read, never entered. */
export type PercentField<Value = number | string | null, A extends Access = Access> = Field<
  'percent',
  Value,
  null,
  null,
  A
>;

/** A share of one, e.g. a tax rate of 0.2: read, never entered. */
export function percent<const Options extends Pick<FieldOptions, 'nullable'>>(
  options: Options,
): PercentField<ValueOf<Options, number | string>, 'readOnly'>;
export function percent(options: Pick<FieldOptions, 'nullable'>): PercentField {
  return { ...notEntered, kind: 'percent', record: nullableWhen(options.nullable, storedNumber) };
}
