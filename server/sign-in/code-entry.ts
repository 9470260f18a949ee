import * as z from 'zod/mini';
import { enteredEmail } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';

/** Accepts an entered address, in lower case. */
export const codeAddress = z.pipe(
  enteredEmail,
  z.transform((text: string) => text.toLowerCase()),
);

/** Accepts the address and the one-time code that was sent to it. */
export const codeEntry = z.object({
  email: codeAddress,
  otp: z
    .string({ error: problem('required') })
    .check(
      z.trim(),
      z.minLength(1, { error: problem('required'), abort: true }),
      z.regex(/^\d{6}$/, { error: problem('type') }),
    ),
});
