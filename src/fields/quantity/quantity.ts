import { nullableWhen } from '#schema/constraints.ts';
import {
  type Access,
  type AccessOf,
  accessOf,
  type Field,
  type FieldOptions,
  type ValueOf,
} from '#schema/field.ts';
import { enteredNumber, storedNumber, typedText } from '#schema/numbers.ts';

/** The units that quantities come in. */
export type QuantityUnit = 'kilometer' | 'minute';

interface QuantityOptions extends FieldOptions {
  /** What is counted in. Default: none, a bare number. */
  readonly unit?: QuantityUnit;
  /** The least that may be entered. Default: a quantity may be negative. */
  readonly min?: number;
  /** How many figures may be entered after the comma. Default: 0, a count. */
  readonly decimals?: number;
}

/** How much or how many of something: stored as a number or a text that is one, typed as a text, sent as a number. */
export interface QuantityField<Value = number | string | null, A extends Access = Access>
  extends Field<'quantity', Value, string, number | null, A> {
  readonly unit: QuantityUnit | undefined;
  readonly min: number | undefined;
}

/** The largest that the service can count. */
const max = 2_147_483_647;

/** How much or how many of something. */
export function quantity<const Options extends QuantityOptions>(
  options: Options,
): QuantityField<ValueOf<Options, number | string>, AccessOf<Options>>;
export function quantity(options: QuantityOptions): QuantityField {
  const { required = false, min, unit, decimals = 0 } = options;
  return {
    kind: 'quantity',
    access: accessOf(options),
    required,
    unit,
    min,
    record: nullableWhen(options.nullable, storedNumber),
    ...enteredNumber({ required, min, max, decimals }),
    initial: '',
    toDraft: typedText,
  };
}
