import * as z from 'zod/mini';
import { enteredText, nullableWhen } from '#schema/constraints.ts';
import {
  type Access,
  type AccessOf,
  accessOf,
  type Field,
  type FieldOptions,
  type ValueOf,
} from '#schema/field.ts';

interface LongTextOptions extends FieldOptions {
  /** The longest text accepted, in characters. Default: 5000. */
  readonly max?: number;
}

/** A text of several lines. */
export interface LongTextField<Value = string | null, A extends Access = Access>
  extends Field<'longText', Value, string, string, A> {
  readonly max: number;
}

/** A text of several lines. */
export function longText<const Options extends LongTextOptions>(
  options: Options,
): LongTextField<ValueOf<Options, string>, AccessOf<Options>>;
export function longText(options: LongTextOptions): LongTextField {
  const { required = false, max = 5000 } = options;
  return {
    kind: 'longText',
    access: accessOf(options),
    required,
    max,
    record: nullableWhen(options.nullable, z.string()),
    draft: enteredText({ max, required, lines: true }),
    initial: '',
    toDraft: (value) => (typeof value === 'string' ? value : ''),
  };
}
