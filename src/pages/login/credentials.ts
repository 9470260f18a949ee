import * as z from 'zod/mini';
import { issuesByField, problemMessages } from '#runtime/record/problem-messages.ts';
import { enteredEmail, enteredPassword, newPassword } from '#schema/constraints.ts';
import { shortestWithFactor } from '#schema/password-lengths.ts';
import { problem } from '#schema/problem.ts';

/** The errors of a form, by the name of the input. */
export type EntryErrors = Readonly<Record<string, string>>;

/** The entries of a valid form, or the errors of an invalid one. */
export type ReadEntries<Entries> = { readonly entries: Entries } | { readonly errors: EntryErrors };

/** A function that checks the entries of a form. */
export type EntryReader<Entries> = (form: FormData) => ReadEntries<Entries>;

function readerOf<Entries>(schema: z.ZodMiniType<Entries>): EntryReader<Entries> {
  return (form) => {
    const read = schema.safeParse(Object.fromEntries(form));
    if (read.success) return { entries: read.data };
    const errors = Object.entries(issuesByField(read.error.issues)).map(([name, issues = []]) => [
      name,
      problemMessages(issues) ?? '',
    ]);
    return { errors: Object.fromEntries(errors) };
  };
}

/** The number of digits of a code. */
const codeLength = 6;

/** Accepts a typed or pasted code, with spaces. The service decides whether it is the right one. */
const enteredCode = z.string({ error: problem('required') }).check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.minLength(1, { error: problem('required') }),
  z.refine((text) => text === '' || text.length >= codeLength, {
    error: problem('tooShort', { min: codeLength }),
  }),
  z.maxLength(64, { error: problem('tooLong', { max: 64 }) }),
);

/** Reads the entries for signing in. */
export const readCredentials = readerOf(z.object({ email: enteredEmail, password: enteredPassword }));

/** Reads the email address that a code is sent to. */
export const readEmail = readerOf(z.object({ email: enteredEmail }));

/** Reads the entries for signing in with a code. */
export const readCode = readerOf(z.object({ email: enteredEmail, otp: enteredCode }));

/**
 * Reads the entries for setting a new password with a code. Only the service knows whether the account has a second
 * factor, and it requires more characters if not.
 */
export const readNewPassword = readerOf(
  z.object({
    email: enteredEmail,
    otp: enteredCode,
    password: newPassword(shortestWithFactor, true),
  }),
);
