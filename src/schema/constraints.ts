import * as z from 'zod/mini';
import { longestPassword } from './password-lengths.ts';
import { problem } from './problem.ts';

const controlCharacters = /[\p{Cc}\p{Cs}\p{Bidi_C}]/u;
const controlCharactersButLines = /[^\P{Cc}\n\r\t]|[\p{Cs}\p{Bidi_C}]/u;
/** A character that can be seen: no space, no character of width zero, no blank letter. */
const visible = /[^\p{DI}\p{Z}\p{Cc}\u2800]/u;

/**
 * Returns the schema of an entered text: no control characters, no marks that change the direction of what follows (a
 * name could look like another one), at most `max` characters, without the spaces around it. With `lines` it may
 * contain line breaks. A required text must contain a character that can be seen.
 */
export function enteredText(options: { max: number; required: boolean; lines?: boolean }) {
  const forbidden = options.lines ? controlCharactersButLines : controlCharacters;
  const text = z.string({ error: problem('required') }).check(
    z.trim(),
    z.maxLength(options.max, { error: problem('tooLong', { max: options.max }) }),
    z.refine((value) => !forbidden.test(value), { error: problem('characters') }),
  );
  return options.required
    ? text.check(z.refine((value) => visible.test(value), { error: problem('required') }))
    : text;
}

const longestEmail = 254;

/** Accepts an entered email address. An empty one is a malformed one (product rule). */
export const enteredEmail = z
  .string({ error: problem('required') })
  .check(
    z.trim(),
    z.maxLength(longestEmail, { error: problem('tooLong', { max: longestEmail }), abort: true }),
    z.email({ error: problem('email') }),
  );

const longestEntry = 1024;

/** Accepts any entered password that is not empty. Spaces count. */
export const enteredPassword = z
  .string({ error: problem('required') })
  .check(
    z.minLength(1, { error: problem('required') }),
    z.maxLength(longestEntry, { error: problem('tooLong', { max: longestEntry }) }),
  );

const lengthOf = (text: string) => [...text].length;

/**
 * Returns the schema of a new password of at least `min` characters, which may be empty unless it is required. It checks
 * the length only: all characters are allowed, and the service alone knows which passwords are common.
 */
export const newPassword = (min: number, required: boolean) =>
  (required ? enteredPassword : z.string({ error: problem('required') })).check(
    z.refine((text) => text === '' || lengthOf(text) >= min, {
      error: problem('tooShort', { min }),
    }),
    z.refine((text) => lengthOf(text) <= longestPassword, {
      error: problem('tooLong', { max: longestPassword }),
    }),
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
