import * as z from 'zod/mini';
import { nullableWhen } from '#schema/constraints.ts';
import {
  type Access,
  type AccessOf,
  accessOf,
  type Field,
  type FieldOptions,
  type ValueOf,
} from '#schema/field.ts';
import { problem } from '#schema/problem.ts';

/** True or false. False is a value, not an absence. The dictionary words both. */
export interface FlagField<Value = boolean | null, A extends Access = Access>
  extends Field<'flag', Value, boolean, boolean, A> {
  readonly words: readonly ('true' | 'false')[];
}

/** True or false. */
export function flag<const Options extends FieldOptions>(
  options: Options,
): FlagField<ValueOf<Options, boolean>, AccessOf<Options>>;
export function flag(options: FieldOptions): FlagField {
  return {
    kind: 'flag',
    access: accessOf(options),
    required: options.required ?? false,
    words: ['true', 'false'],
    record: nullableWhen(options.nullable, z.boolean()),
    draft: z.boolean({ error: problem('type') }),
    initial: false,
    toDraft: (value) => value === true,
  };
}
