import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { refreshTokens, signIn, signOut } from '#resources/paths/session.ts';
import { enteredEmail, enteredPassword } from '#schema/constraints.ts';
import { countTry, type Limit } from '#server/auth/rate-limit.ts';
import { beginSession, callerOf, endSession, refreshSession } from '#server/auth/sessions.ts';
import { bearerOf } from '#server/auth/tokens.ts';
import { message } from '#server/base/messages.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import { checked } from '#server/http/checked.ts';
import { clientIpAddress } from '#server/http/client-ip-address.ts';
import type { Env, Services } from '#server/http/context.ts';
import { HttpError, unauthorized } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { readUser } from '#server/users/table.ts';
import { signInTries } from './limits.ts';

const limits = {
  refresh: { name: 'refresh', tries: 300, seconds: 5 * 60 },
} satisfies Record<string, Limit>;

const credentials = z.object({ email: enteredEmail, password: enteredPassword });

/** Creates the routes that sign in, sign out and refresh the tokens. */
export function sessionRoutes(services: Services): Hono<Env> {
  const { db, now, passwords, settings } = services;
  const ipOf = (c: Context) => clientIpAddress(c, settings.trustedProxies);

  async function callerIn(c: Context) {
    const token = bearerOf(c.req.header('authorization'));
    return token ? callerOf(db, token, now()) : undefined;
  }

  return callRoutes([
    [
      signIn,
      async (c) => {
        const entered = checked(credentials, await readJson(c));
        const email = entered.email.toLowerCase();
        const tries = signInTries(db, ipOf(c), email, now);
        await tries.count();
        const user = await db
          .selectFrom('users')
          .select(['id', 'password_hash'])
          .where('email', '=', email)
          .executeTakeFirst();
        const right = await passwords.matches(entered.password, user?.password_hash);
        if (!user || !right) throw new HttpError(401, 'E_INVALID_CREDENTIALS', message('wrongCredentials'));
        await tries.forgive();
        const pair = await db.transaction().execute((trx) => beginSession(trx, user.id, now()));
        return c.json(data({ ...pair, user: await readUser(db, user.id) }));
      },
    ],
    [
      signOut,
      async (c) => {
        const caller = await callerIn(c);
        if (!caller) throw unauthorized();
        await endSession(db, caller.sessionId);
        return c.json(messageOnly(message('signedOut')));
      },
    ],
    [
      refreshTokens,
      async (c) => {
        await countTry(db, limits.refresh, [ipOf(c)], now());
        const value = bearerOf(c.req.header('authorization'));
        const id = c.req.header('x-refresh-token-id') ?? '';
        // 0 comes before a sign-out, which needs no new refresh token.
        const rotates = c.req.query('with-refresh') !== '0';
        const refreshed = value ? await refreshSession(db, { id, value }, now(), rotates) : undefined;
        if (!refreshed) throw new HttpError(401, 'E_INVALID_REFRESH_TOKEN', message('sessionExpired'));
        return c.json(data(refreshed));
      },
    ],
  ]);
}
