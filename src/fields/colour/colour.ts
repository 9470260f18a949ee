import * as z from 'zod/mini';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

/** A colour: `#rrggbb`. */
export interface ColourField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'colour', Options, string, string, SentOf<Options, string>> {}

const longestEntry = 30;
const code = /^#[0-9a-f]{6}$/i;
const stored = z.string().check(z.regex(code));
const typed = z
  .string({ error: problem('required') })
  .check(z.maxLength(longestEntry, { error: problem('colour'), abort: true }));

/** Accepts a colour as it is sent; null too, unless it is required. */
function sentColour<Options extends FieldOptions>(options: Options) {
  const colour = z
    .string({ error: ({ input }) => problem(input === null || input === undefined ? 'required' : 'colour') })
    .check(z.regex(code, { error: problem('colour') }), z.toLowerCase());
  return requiredBy<Options, string, string | null>(options, colour, z.nullable(colour));
}

/** Declares a colour. */
export function colour<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): ColourField<Options> {
  const sent = sentColour(options);
  return {
    kind: 'colour',
    ...entered(options),
    record: nullableBy(options, stored),
    draft: z.pipe(
      z.pipe(
        typed,
        z.transform((text) => text.trim() || null),
      ),
      sent,
    ),
    sent,
    initial: '',
    toDraft: (value) => (typeof value === 'string' && code.test(value) ? value : ''),
    fromPart: (text) => text || null,
  };
}
