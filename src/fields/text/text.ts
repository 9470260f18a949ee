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

interface TextOptions extends FieldOptions {
  /** The longest text accepted, in characters. Default: 255. */
  readonly max?: number;
}

/** A line of text. */
export interface TextField<Value = string | null, A extends Access = Access>
  extends Field<'text', Value, string, string, A> {
  readonly max: number;
}

/** A line of text. */
export function text<const Options extends TextOptions>(
  options: Options,
): TextField<ValueOf<Options, string>, AccessOf<Options>>;
export function text(options: TextOptions): TextField {
  const { required = false, max = 255 } = options;
  return {
    kind: 'text',
    access: accessOf(options),
    required,
    max,
    record: nullableWhen(options.nullable, z.string()),
    draft: enteredText({ max, required }),
    initial: '',
    toDraft: (value) => (typeof value === 'string' ? value : ''),
  };
}
