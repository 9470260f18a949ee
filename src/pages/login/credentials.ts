import * as z from 'zod/mini';
import { problemMessages } from '#runtime/form/problem-messages.ts';
import { enteredEmail, enteredPassword } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';

/** What is wrong with what was typed, by input. */
export type EntryErrors = Readonly<Record<string, string>>;

/** What was typed, or what is wrong with it. */
export type Reading<Entries> = { readonly entries: Entries } | { readonly errors: EntryErrors };

/** Judges what was typed into a form. */
export type EntryReader<Entries> = (form: FormData) => Reading<Entries>;

function readerOf<Entries>(schema: z.ZodMiniType<Entries>): EntryReader<Entries> {
  return (form) => {
    const read = schema.safeParse(Object.fromEntries(form));
    if (read.success) return { entries: read.data };
    const errors: Record<string, string> = {};
    for (const { path } of read.error.issues) {
      const name = String(path[0]);
      errors[name] ??= problemMessages(read.error.issues.filter((issue) => issue.path[0] === name)) ?? '';
    }
    return { errors };
  };
}

/** A code as it was typed or pasted, spaces and all. Whether it is right is the service's business. */
const enteredCode = z.string({ error: problem('required') }).check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.minLength(1, { error: problem('required') }),
  z.maxLength(64, { error: problem('tooLong', { max: 64 }) }),
);

/** What signing in takes. */
export const readCredentials = readerOf(z.object({ email: enteredEmail, password: enteredPassword }));

/** Reads the email address that a code is sent to. */
export const readEmail = readerOf(z.object({ email: enteredEmail }));

/** What signing in by code takes. */
export const readCode = readerOf(z.object({ email: enteredEmail, otp: enteredCode }));

/** What a new password takes. */
export const readNewPassword = readerOf(
  z.object({ email: enteredEmail, otp: enteredCode, password: enteredPassword }),
);
