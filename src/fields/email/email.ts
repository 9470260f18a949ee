import * as z from 'zod/mini';
import { enteredEmail, nullableWhen } from '#schema/constraints.ts';
import {
  type Access,
  type AccessOf,
  accessOf,
  type Field,
  type FieldOptions,
  type ValueOf,
} from '#schema/field.ts';

/** An email address. */
export type EmailField<Value = string | null, A extends Access = Access> = Field<
  'email',
  Value,
  string,
  string,
  A
>;

/** An email address. */
export function email<const Options extends FieldOptions>(
  options: Options,
): EmailField<ValueOf<Options, string>, AccessOf<Options>>;
export function email(options: FieldOptions): EmailField {
  const { required = false } = options;
  return {
    kind: 'email',
    access: accessOf(options),
    required,
    record: nullableWhen(options.nullable, z.string()),
    draft: required ? enteredEmail : z.union([z.literal(''), enteredEmail]),
    initial: '',
    toDraft: (value) => (typeof value === 'string' ? value : ''),
  };
}
