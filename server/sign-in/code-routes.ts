import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { requestCode, resetPassword, verifyEmail } from '#resources/paths/codes.ts';
import { signInWithCode } from '#resources/paths/session.ts';
import { enteredEmail, enteredPassword } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';
import { recordAccountEvent } from '#server/activity/account-events.ts';
import { checkCode, type EnteredCode, sendCode, useCode } from '#server/auth/codes.ts';
import { endChallenges, hasFactor } from '#server/auth/factor-rows.ts';
import { tellOfCredentials } from '#server/auth/notices.ts';
import { clearCounts } from '#server/auth/rate-limit.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { countTryFrom, forgiveTries, type Origin } from '#server/auth/tries.ts';
import { codePurposes } from '#server/base/mails.ts';
import { message } from '#server/base/messages.ts';
import {
  newPasswordProblem,
  ownWordsProblem,
  shortestWithFactor,
  shortPasswordProblem,
} from '#server/base/password-rules.ts';
import type { Database } from '#server/database/tables.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import { checked } from '#server/http/checked.ts';
import type { Env, Services } from '#server/http/context.ts';
import { HttpError, invalid } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { codeEntryLimits, codeRequestLimits } from './limits.ts';
import { originOf } from './origin.ts';
import { beginSignIn, signedIn } from './sign-in-user.ts';

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
const codeRequest = z.object({
  email,
  purpose: z.optional(z.enum(codePurposes, { error: problem('choice') })),
});
const entry = z.object({ email, otp });
const reset = z.object({ email, otp, password: enteredPassword });

/** Creates the routes of one-time codes: to request one, to sign in, to reset the password, to verify the email. */
export function codeRoutes(services: Services): Hono<Env> {
  const { db, passwords, background } = services;

  /** Reads a body. Throws an `HttpError` if no mail can be sent. */
  async function entriesIn<Entries>(schema: z.ZodMiniType<Entries>, c: Context): Promise<Entries> {
    if (!services.mailer) throw new HttpError(503, 'E_NO_MAILER', message('codesUnavailable'));
    return checked(schema, await readJson(c));
  }

  /** Uses the code that a user entered, and runs a step, in one transaction. Returns what the step returns. */
  async function withCode<Result>(
    origin: Origin,
    entered: EnteredCode,
    step: (trx: Database, userId: string) => Promise<Result>,
  ): Promise<Result> {
    const wrongCode = () => invalid({ otp: [message('wrongCode')] });
    const tries = await countTryFrom(services, codeEntryLimits, origin);
    const hash = await checkCode(services, entered);
    if (hash === undefined) {
      const event = { action: 'sign_in_failed', name: 'code', user: undefined } as const;
      await recordAccountEvent(db, { ...event, ip: origin.ip, at: services.now() });
      throw wrongCode();
    }
    const result = await db.transaction().execute(async (trx) => {
      const userId = await useCode(trx, entered.email, hash);
      if (userId === undefined) throw wrongCode();
      return step(trx, userId);
    });
    await forgiveTries(services, tries);
    return result;
  }

  return callRoutes([
    [
      requestCode,
      async (c) => {
        const entered = await entriesIn(codeRequest, c);
        await countTryFrom(services, codeRequestLimits, originOf(c, services, entered.email));
        await clearCounts(services);
        background.run('sending a code', () => sendCode(services, entered.email, entered.purpose));
        return c.json(messageOnly(message('codeSent')));
      },
    ],
    [
      signInWithCode,
      async (c) => {
        const entered = await entriesIn(entry, c);
        const origin = originOf(c, services, entered.email);
        const { signIn, begun } = await withCode(
          origin,
          { ...entered, purpose: 'sign_in' },
          async (trx, userId) => {
            const signIn = { c, origin, userId, by: 'code' } as const;
            return { signIn, begun: await beginSignIn(trx, services, signIn) };
          },
        );
        return c.json(data(await signedIn(services, signIn, begun)));
      },
    ],
    [
      verifyEmail,
      async (c) => {
        const entered = await entriesIn(entry, c);
        const verified = { ...entered, purpose: 'verify_email' } as const;
        const origin = originOf(c, services, entered.email);
        await withCode(origin, verified, async (trx, id) => {
          const account = trx.selectFrom('users').select(['id', 'name']).where('id', '=', id);
          const user = await account.executeTakeFirstOrThrow();
          const event = { action: 'credentials', name: 'emailVerified', user } as const;
          await recordAccountEvent(trx, { ...event, ip: origin.ip, at: services.now() });
        });
        return c.json(messageOnly(message('emailVerified')));
      },
    ],
    [
      resetPassword,
      async (c) => {
        const entered = await entriesIn(reset, c);
        const origin = originOf(c, services, entered.email);
        const wrong = await newPasswordProblem(entered.password, shortestWithFactor);
        if (wrong) throw invalid({ password: [wrong] });
        // Hashed in any case: the time of the response reveals nothing about the code.
        const password_hash = await passwords.hash(entered.password);
        await withCode(origin, { ...entered, purpose: 'reset_password' }, async (trx, id) => {
          const user = await trx
            .selectFrom('users')
            .select(['id', 'name', 'email'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          const short = (await hasFactor(trx, id)) ? undefined : shortPasswordProblem(entered.password);
          const wrong = short ?? ownWordsProblem(entered.password, user);
          // The code is not used up: the transaction is undone.
          if (wrong) throw invalid({ password: [wrong] });
          await trx
            .updateTable('users')
            .set({ password_hash, password_change_due: false })
            .where('id', '=', id)
            .execute();
          // Users who know only the old password are signed out.
          await endSessionsOf(trx, id, {});
          await endChallenges(trx, id);
          const event = { action: 'credentials', name: 'password', user } as const;
          await recordAccountEvent(trx, { ...event, ip: origin.ip, at: services.now() });
        });
        tellOfCredentials(services, entered.email, 'password');
        return c.json(messageOnly(message('passwordReset')));
      },
    ],
  ]);
}
