import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { requestCode, resetPassword, verifyEmail } from '#resources/paths/codes.ts';
import { signInWithCode } from '#resources/paths/session.ts';
import { enteredEmail, enteredPassword } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';
import { sendCode, takeCode } from '#server/auth/codes.ts';
import { clearCounts } from '#server/auth/rate-limit.ts';
import { countTryFrom, forgiveTries, type Origin } from '#server/auth/tries.ts';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import { checked } from '#server/http/checked.ts';
import type { Env, Services } from '#server/http/context.ts';
import { invalid } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { codeEntryLimits, codeRequestLimits } from './limits.ts';
import { originOf } from './origin.ts';
import { signInUser } from './sign-in-user.ts';

const email = z.pipe(
  enteredEmail,
  z.transform((text: string) => text.toLowerCase()),
);
const otp = z
  .string({ error: problem('required') })
  .check(
    z.trim(),
    z.minLength(1, { error: problem('required'), abort: true }),
    z.regex(/^\d{6}$/, { error: problem('type') }),
  );
const codeRequest = z.object({ email });
const entry = z.object({ email, otp });
const reset = z.object({ email, otp, password: enteredPassword });

/** Creates the routes of one-time codes: to request one, to sign in, to reset the password, to verify the email. */
export function codeRoutes(services: Services): Hono<Env> {
  const { db, passwords } = services;

  /** Returns the id of the user who entered the right code. The code came by email, so it also verifies the address. */
  async function userOfCode(origin: Origin, otp: string): Promise<string> {
    const tries = await countTryFrom(services, codeEntryLimits, origin);
    const id = await takeCode(services, origin.email, otp);
    if (id === undefined) throw invalid({ otp: [message('wrongCode')] });
    await forgiveTries(services, tries);
    await confirmEmail(db, id);
    return id;
  }

  return callRoutes([
    [
      requestCode,
      async (c) => {
        const entered = checked(codeRequest, await readJson(c));
        await countTryFrom(services, codeRequestLimits, originOf(c, services, entered.email));
        await clearCounts(services);
        await sendCode(services, entered.email);
        return c.json(messageOnly(message('codeSent')));
      },
    ],
    [
      signInWithCode,
      async (c) => {
        const entered = checked(entry, await readJson(c));
        const origin = originOf(c, services, entered.email);
        const id = await userOfCode(origin, entered.otp);
        return c.json(data(await signInUser(c, services, origin, id)));
      },
    ],
    [
      verifyEmail,
      async (c) => {
        const entered = checked(entry, await readJson(c));
        await userOfCode(originOf(c, services, entered.email), entered.otp);
        return c.json(messageOnly(message('emailVerified')));
      },
    ],
    [
      resetPassword,
      async (c) => {
        const entered = checked(reset, await readJson(c));
        const id = await userOfCode(originOf(c, services, entered.email), entered.otp);
        const password_hash = await passwords.hash(entered.password);
        await db.transaction().execute(async (trx) => {
          await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
          // Users who know only the old password are signed out.
          await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
        });
        return c.json(messageOnly(message('passwordReset')));
      },
    ],
  ]);
}

async function confirmEmail(db: Database, id: string): Promise<void> {
  const unverified = db.updateTable('users').where('id', '=', id).where('email_verified', '=', false);
  await unverified.set({ email_verified: true }).execute();
}
