import * as z from 'zod/mini';
import { requiredBy } from './by-options.ts';
import type { FieldOptions } from './field.ts';
import { problem } from './problem.ts';
import type { ProblemName } from './problem-text.ts';

/** The rules for a text in one notation, e.g. `hh:mm`. */
interface Notation {
  /** The length of the longest text that is looked at. */
  readonly longest: number;
  /** The problem of what is not in the notation. */
  readonly wrong: ProblemName;
  /** The checks of a text that is sent. */
  readonly checks: readonly z.core.$ZodCheck<string>[];
}

/** Returns the part of a field for a value that is typed and sent as a text in one notation. An empty text means no value. */
export function enteredNotation<Options extends FieldOptions>(
  options: Options,
  { longest, wrong, checks }: Notation,
) {
  const typed = z
    .string({ error: problem('required') })
    .check(z.maxLength(longest, { error: problem(wrong), abort: true }));
  const value = z
    .string({ error: ({ input }) => problem(input === null || input === undefined ? 'required' : wrong) })
    .check(...checks);
  const sent = requiredBy<Options, string, string | null>(options, value, z.nullable(value));
  const trimmed = z.pipe(
    typed,
    z.transform((text) => text.trim() || null),
  );
  return {
    draft: z.pipe(trimmed, sent),
    sent,
    initial: '',
    fromPart: (text: string) => text || null,
  } as const;
}
