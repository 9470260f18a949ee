import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import { readEach } from '#schema/read-each.ts';

interface ChoicesOptions extends Pick<FieldOptions, 'required' | 'access'> {
  /** The values that the product knows; the dictionary labels each. */
  readonly values: readonly string[];
}

/** Any number of known values. A record may hold one that the product does not know yet: it is shown as it is. */
export interface ChoicesField<Options extends ChoicesOptions = ChoicesOptions>
  extends EnteredField<'choices', Options, readonly string[], readonly string[], readonly string[]> {
  readonly choices: Options['values'];
  readonly filter: 'choice';
}

/** Declares any number of known values. */
export function choices<const Options extends OnlyOptions<Options, ChoicesOptions>>(
  options: Options & { readonly values: Options['values'] },
): ChoicesField<Options> {
  const { values, required } = options;
  const picked = z
    .array(z.enum(values, { error: problem('choice') }), { error: problem('required') })
    .check(z.refine((list) => new Set(list).size === list.length, { error: problem('choice') }));
  return {
    kind: 'choices',
    ...entered<Options>(options),
    choices: values,
    record: nullableBy<Options, readonly string[]>(options, z.array(z.string())),
    draft: required ? picked.check(z.minLength(1, { error: problem('required') })) : picked,
    initial: [],
    filter: 'choice',
    toDraft: (value) => readEach(value, z.string()),
  };
}
