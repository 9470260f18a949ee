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

interface MoneyOptions extends FieldOptions {
  /** The least that may be entered. Default: an amount may be negative. */
  readonly min?: number;
}

/** An amount of euros: stored as a number or a text that is one, typed as a text, sent as a number. */
export interface MoneyField<Value = number | string | null, A extends Access = Access>
  extends Field<'money', Value, string, number | null, A> {
  readonly min: number | undefined;
}

/** The dearest that the service can hold. */
const max = 9_999_999_999.99;

/** An amount of euros. */
export function money<const Options extends MoneyOptions>(
  options: Options,
): MoneyField<ValueOf<Options, number | string>, AccessOf<Options>>;
export function money(options: MoneyOptions): MoneyField {
  const { required = false, min } = options;
  return {
    kind: 'money',
    access: accessOf(options),
    required,
    min,
    record: nullableWhen(options.nullable, storedNumber),
    ...enteredNumber({ required, min, max, decimals: 2 }),
    initial: '',
    toDraft: typedText,
  };
}
