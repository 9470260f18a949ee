import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

const choices = ['true', 'false'] as const;

/** True or false. False is a value, not an absence. The dictionary labels both. */
export interface FlagField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'flag', Options, boolean, boolean, boolean> {
  readonly choices: typeof choices;
  readonly filter: 'choice';
}

/** Declares a value that is true or false. */
export function flag<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): FlagField<Options> {
  return {
    kind: 'flag',
    ...entered(options),
    choices,
    record: nullableBy(options, z.boolean()),
    draft: z.boolean({ error: problem('type') }),
    initial: false,
    filter: 'choice',
    toDraft: (value) => value === true,
    fromPart: (part) => part === 'true' || (part !== 'false' && part),
  };
}
