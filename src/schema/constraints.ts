import * as z from 'zod/mini';
import { problem } from './problem.ts';

const controlCharacters = /[\p{Cc}\p{Cs}]/u;
const controlCharactersButLines = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/**
 * A text a person entered: no control characters, at most `max` characters, without the spaces around it.
 * `lines` lets it hold line breaks. A required one must hold something else than spaces.
 */
export function enteredText(options: { max: number; required: boolean; lines?: boolean }) {
  const forbidden = options.lines ? controlCharactersButLines : controlCharacters;
  const text = z.string({ error: problem('required') }).check(
    z.trim(),
    z.maxLength(options.max, { error: problem('tooLong', { max: options.max }) }),
    z.refine((value) => !forbidden.test(value), { error: problem('characters') }),
  );
  return options.required ? text.check(z.minLength(1, { error: problem('required') })) : text;
}

const longestEmail = 254;

/** An email address a person entered; an empty one is told as a malformed one is. */
export const enteredEmail = z
  .string({ error: problem('required') })
  .check(
    z.trim(),
    z.maxLength(longestEmail, { error: problem('tooLong', { max: longestEmail }), abort: true }),
    z.email({ error: problem('email') }),
  );

const longestPassword = 1024;

/** A password a person entered: no rule but that there is one; spaces count. */
export const enteredPassword = z
  .string({ error: problem('required') })
  .check(
    z.minLength(1, { error: problem('required') }),
    z.maxLength(longestPassword, { error: problem('tooLong', { max: longestPassword }) }),
  );

/** The part of a field that is typed as a text. */
export const typedText = {
  initial: '',
  toDraft: (value: unknown) => (typeof value === 'string' ? value : ''),
} as const;

/** The part of a field that is never entered: the service alone decides its value. */
export const notEntered = {
  access: 'readOnly',
  required: false,
  draft: z.null(),
  initial: null,
  toDraft: () => null,
} as const;
