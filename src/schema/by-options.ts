import * as z from 'zod/mini';
import { decided } from './decided.ts';
import type { AccessOf, FieldOptions, SentOf, ValueOf } from './field.ts';

/** Returns the members `access` and `required` of a field, from its builder's options. */
export function entered<const Options extends FieldOptions>(options: Options) {
  const { access = 'readWrite', required = false } = options;
  return { access: decided<AccessOf<Options>>(access), required };
}

/** Returns the schema of a stored value, which accepts null under the option `nullable`. */
export function nullableBy<Options extends FieldOptions, Value>(
  options: Options,
  schema: z.ZodMiniType<Value>,
): z.ZodMiniType<ValueOf<Options, Value>> {
  return decided(options.nullable ? z.nullable(schema) : schema);
}

/** Returns the first schema under the option `required`, else the second one. */
export function requiredBy<Options extends FieldOptions, Sent, Draft>(
  options: Options,
  required: z.ZodMiniType<Sent, Draft>,
  optional: z.ZodMiniType<Sent | null, Draft>,
): z.ZodMiniType<SentOf<Options, Sent>, Draft> {
  return decided(options.required ? required : optional);
}
