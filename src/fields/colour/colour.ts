import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredNotation } from '#schema/entered-notation.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

/** A colour: `#rrggbb`. */
export interface ColourField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'colour', Options, string, string, SentOf<Options, string>> {}

const code = /^#[0-9a-f]{6}$/i;
const stored = z.string().check(z.regex(code));

/** Declares a colour. */
export function colour<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): ColourField<Options> {
  return {
    kind: 'colour',
    ...entered(options),
    record: nullableBy(options, stored),
    ...enteredNotation(options, {
      longest: 30,
      wrong: 'colour',
      checks: [z.regex(code, { error: problem('colour') }), z.toLowerCase()],
    }),
    toDraft: (value) => (typeof value === 'string' && code.test(value) ? value : ''),
  };
}
