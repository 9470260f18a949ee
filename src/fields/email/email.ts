import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredEmail, typedText } from '#schema/constraints.ts';
import type { EnteredField, FieldOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** An email address. */
export interface EmailField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'email', Options, string, string, string> {
  readonly sort: 'text';
  readonly isContact: true;
}

// What is wrong with an address that is not empty is the problem, not that no part of the union accepts it.
const optional = z.union([z.literal(''), enteredEmail], {
  error: ({ errors }) => errors?.at(-1)?.[0]?.message,
});

/** Declares an email address. */
export function email<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): EmailField<Options> {
  return {
    kind: 'email',
    ...entered(options),
    ...typedText,
    record: nullableBy(options, z.string()),
    draft: options.required ? enteredEmail : optional,
    sort: 'text',
    isContact: true,
  };
}
