import * as z from 'zod/mini';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import { enteredText } from '#schema/constraints.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import { hrefOf, withScheme } from './address.ts';

/** The address of a page, a mailbox or a telephone: complete, with its scheme. */
export interface UrlField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'url', Options, string, string, SentOf<Options, string>> {
  readonly sort: 'text';
}

/** The longest address that every browser opens. */
const longest = 2000;

const typed = enteredText({ max: longest, required: false });

/** Accepts an address as it is sent; null too, unless it is required. */
function sentUrl<Options extends FieldOptions>(options: Options) {
  const address = z
    .string({ error: ({ input }) => problem(input === null || input === undefined ? 'required' : 'url') })
    .check(
      z.maxLength(longest, { error: problem('tooLong', { max: longest }), abort: true }),
      z.refine((text) => !/[\s\p{Cc}]/u.test(text) && hrefOf(text) !== undefined, { error: problem('url') }),
    );
  return requiredBy<Options, string, string | null>(options, address, z.nullable(address));
}

/** Declares the address of a page, a mailbox or a telephone. */
export function url<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): UrlField<Options> {
  const sent = sentUrl(options);
  return {
    kind: 'url',
    ...entered(options),
    record: nullableBy(options, z.string()),
    draft: z.pipe(
      z.pipe(
        typed,
        z.transform((text) => withScheme(text) || null),
      ),
      sent,
    ),
    sent,
    initial: '',
    sort: 'text',
    toDraft: (value) => (typeof value === 'string' ? value : ''),
    fromPart: (text) => text || null,
  };
}
