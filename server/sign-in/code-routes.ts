import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { requestCode, resetPassword, verifyEmail } from '#resources/paths/codes.ts';
import { signInWithCode } from '#resources/paths/session.ts';
import { enteredEmail, enteredPassword } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';
import { sendCode, takeCode } from '#server/auth/codes.ts';
import { isKnownIpAddress, rememberIpAddress } from '#server/auth/known-ip-addresses.ts';
import { clearCounts, countTry, type Limit } from '#server/auth/rate-limit.ts';
import { beginSession } from '#server/auth/sessions.ts';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import { checked } from '#server/http/checked.ts';
import { clientIpAddress } from '#server/http/client-ip-address.ts';
import type { Env, Services } from '#server/http/context.ts';
import { invalid } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { readUser } from '#server/users/table.ts';

const quarterHour = 15 * 60;
const limits = {
  /** One account from one IP address. */
  request: { name: 'code-request', tries: 5, seconds: quarterHour },
  enter: { name: 'code-enter', tries: 15, seconds: quarterHour },
  /** Many accounts from one IP address. */
  spray: { name: 'code-spray', tries: 100, seconds: quarterHour },
  /** One account from all unknown IP addresses together: each code can be guessed a few times, so codes are counted. */
  flood: { name: 'code-flood', tries: 20, seconds: 60 * 60 },
} satisfies Record<string, Limit>;

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
  const { db, now, passwords, settings } = services;

  const ipOf = (c: Context) => clientIpAddress(c, settings.trustedProxies);

  async function count(c: Context, limit: Limit, account: string) {
    const ip = ipOf(c);
    await countTry(db, limits.spray, [ip], now());
    await countTry(db, limit, [ip, account], now());
  }

  /** Returns the id of the user who entered the right code. The code came by email, so it also verifies the address. */
  async function userOfCode(c: Context, entered: z.output<typeof entry>): Promise<string> {
    await count(c, limits.enter, entered.email);
    const id = await takeCode(services, entered.email, entered.otp);
    if (id === undefined) throw invalid({ otp: [message('wrongCode')] });
    await confirmEmail(db, id);
    return id;
  }

  return callRoutes([
    [
      requestCode,
      async (c) => {
        const entered = checked(codeRequest, await readJson(c));
        await count(c, limits.request, entered.email);
        if (!(await isKnownIpAddress(db, ipOf(c), entered.email, now())))
          await countTry(db, limits.flood, [entered.email], now());
        await clearCounts(db, now());
        await sendCode(services, entered.email);
        return c.json(messageOnly(message('codeSent')));
      },
    ],
    [
      signInWithCode,
      async (c) => {
        const entered = checked(entry, await readJson(c));
        const id = await userOfCode(c, entered);
        await rememberIpAddress(db, ipOf(c), entered.email, now());
        const pair = await db.transaction().execute((trx) => beginSession(trx, id, now()));
        return c.json(data({ ...pair, user: await readUser(db, id) }));
      },
    ],
    [
      verifyEmail,
      async (c) => {
        await userOfCode(c, checked(entry, await readJson(c)));
        return c.json(messageOnly(message('emailVerified')));
      },
    ],
    [
      resetPassword,
      async (c) => {
        const entered = checked(reset, await readJson(c));
        const id = await userOfCode(c, entered);
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
