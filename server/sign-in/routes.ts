import type { Handler, Hono } from 'hono';
import * as z from 'zod/mini';
import { refreshTokens, signIn, signOut } from '#resources/paths/session.ts';
import { enteredEmail, enteredPassword } from '#schema/constraints.ts';
import { shortestFor } from '#schema/password-lengths.ts';
import { recordAccountEvent } from '#server/activity/account-events.ts';
import { countAttemptFrom, uncountAttempts } from '#server/auth/attempts.ts';
import { deletePictureCookie, setPictureCookie } from '#server/auth/picture-cookie.ts';
import { deleteExpiredCounts } from '#server/auth/rate-limit.ts';
import { refreshSession } from '#server/auth/refresh.ts';
import { callerOf, endSession } from '#server/auth/sessions.ts';
import { bearerOf } from '#server/auth/tokens.ts';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import { checked } from '#server/http/checked.ts';
import { clientIpAddress } from '#server/http/client-ip-address.ts';
import type { Env, Services } from '#server/http/context.ts';
import { HttpError, unauthorized } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { passwordLimits } from './limits.ts';
import { originOf } from './origin.ts';
import { beginSignIn, completeSignIn, wrongCredentials } from './sign-in-user.ts';

/**
 * Locks a user and returns true if the password has not changed since it was checked. A later change of the password
 * waits for the lock, and then ends the session that this sign-in begins.
 */
async function isPasswordUnchanged(trx: Database, user: { id: string; password_hash: string | null }) {
  const row = trx.selectFrom('users').select('password_hash').where('id', '=', user.id).forShare();
  return (await row.executeTakeFirst())?.password_hash === user.password_hash;
}

/**
 * Makes a user without a second factor change a password that is too short for that: it was chosen while there was one, and only
 * a sign-in sees how long it is.
 */
async function expectLongPassword(trx: Database, userId: string, password: string) {
  if ([...password].length >= shortestFor(false)) return;
  const factors = trx.selectFrom('second_factors').select('id').where('user_id', '=', userId);
  await trx
    .updateTable('users')
    .set({ password_change_due: true })
    .where('id', '=', userId)
    .where('password_change_due', '=', false)
    .where(({ exists, not }) => not(exists(factors)))
    .execute();
}

const accountOf = (db: Database, id: string) =>
  db.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst();

const credentials = z.object({ email: enteredEmail, password: enteredPassword });

/** Returns the handler that signs in with a password. */
const signInByPassword =
  (services: Services): Handler<Env> =>
  async (c) => {
    const entered = checked(credentials, await readJson(c));
    const origin = originOf(c, services, entered.email.toLowerCase());
    const counted = await countAttemptFrom(services, passwordLimits, origin);
    const user = await services.db
      .selectFrom('users')
      .select(['id', 'name', 'password_hash'])
      .where('email', '=', origin.email)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const right = await services.passwords.matches(entered.password, user?.password_hash);
    if (!user || !right) {
      const event = { action: 'sign_in_failed', name: 'password', user } as const;
      await recordAccountEvent(services.db, { ...event, ip: origin.ip, at: services.now() });
      throw wrongCredentials();
    }
    const signIn = { c, origin, userId: user.id, by: 'password' } as const;
    const begun = await services.db.transaction().execute(async (trx) => {
      // Before the row is locked for reading, so that two sign-ins at once do not block each other.
      await expectLongPassword(trx, user.id, entered.password);
      if (!(await isPasswordUnchanged(trx, user))) throw wrongCredentials();
      return beginSignIn(trx, services, signIn);
    });
    await uncountAttempts(services, counted);
    await deleteExpiredCounts(services);
    return c.json(data(await completeSignIn(services, signIn, begun)));
  };

/** Returns the handler that signs out. */
const endOwnSession =
  (services: Services): Handler<Env> =>
  async (c) => {
    const token = bearerOf(c.req.header('authorization'));
    const caller = token ? await callerOf(services, token, { signsOut: true }) : undefined;
    if (!caller) throw unauthorized();
    const user = await accountOf(services.db, caller.id);
    const ip = clientIpAddress(c, services.settings.trustedProxies);
    await services.db.transaction().execute(async (trx) => {
      await endSession(trx, caller.sessionId);
      const event = { action: 'session_ended', name: 'sign_out', user } as const;
      await recordAccountEvent(trx, { ...event, ip, at: services.now() });
    });
    deletePictureCookie(c, services);
    return c.json(messageOnly(message('signedOut')));
  };

/** Returns the handler that refreshes the tokens. */
const refresh =
  (services: Services): Handler<Env> =>
  async (c) => {
    const value = bearerOf(c.req.header('authorization'));
    const id = c.req.header('x-refresh-token-id') ?? '';
    // The client sends 0 before it signs out, which needs no new refresh token.
    const rotates = c.req.query('with-refresh') !== '0';
    const ip = clientIpAddress(c, services.settings.trustedProxies);
    const refreshed = value
      ? await refreshSession(services, { id, value }, rotates, async (trx, userId) => {
          const event = { action: 'session_ended', name: 'tokenReused' } as const;
          const user = await accountOf(trx, userId);
          await recordAccountEvent(trx, { ...event, user, ip, at: services.now() });
        })
      : undefined;
    if (!refreshed) throw new HttpError(401, 'E_INVALID_REFRESH_TOKEN', message('sessionExpired'));
    if (rotates) setPictureCookie(c, services, refreshed.access_token);
    return c.json(data(refreshed));
  };

/** Creates the routes that sign in, sign out and refresh the tokens. */
export function sessionRoutes(services: Services): Hono<Env> {
  return callRoutes([
    [signIn, signInByPassword(services)],
    [signOut, endOwnSession(services)],
    [refreshTokens, refresh(services)],
  ]);
}
