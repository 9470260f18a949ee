import * as z from 'zod/mini';
import type { Tones } from '#fields/tones.ts';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, SentOf } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

interface ChoiceOptions extends FieldOptions {
  /** The values that the product knows; the dictionary labels each. */
  readonly values: readonly string[];
  /** The colour of each value. Default: all are neutral. */
  readonly tones?: Tones;
  /** True if no label is longer than a word or two, such as « En attente »: its column is narrow. Default: false. */
  readonly short?: boolean;
}

/** One of several known values. A record may hold one that the product does not know yet: it is shown as it is. */
export interface ChoiceField<Options extends ChoiceOptions = ChoiceOptions>
  extends EnteredField<'choice', Options, string, string | null, SentOf<Options, Options['values'][number]>> {
  readonly choices: Options['values'];
  readonly tones: Tones;
  readonly short: boolean;
  readonly sort: 'text';
  readonly filter: 'choice';
}

/** Declares one of several known values. */
export function choice<const Options extends OnlyOptions<Options, ChoiceOptions>>(
  options: Options & { readonly values: Options['values'] },
): ChoiceField<Options> {
  const { values, tones = {}, short = false } = options;
  const known: z.ZodMiniType<Options['values'][number], string> = z.enum(values, {
    error: (issue) => problem(issue.input === null || issue.input === undefined ? 'required' : 'choice'),
  });
  return {
    kind: 'choice',
    ...entered<Options>(options),
    choices: values,
    tones,
    short,
    record: nullableBy<Options, string>(options, z.string()),
    draft: requiredBy<Options, Options['values'][number], string | null>(
      options,
      z.pipe(z.nullable(z.string({ error: problem('required') })), known),
      z.nullable(known),
    ),
    initial: null,
    sort: 'text',
    filter: 'choice',
    toDraft: (value) => (typeof value === 'string' ? value : null),
  };
}
