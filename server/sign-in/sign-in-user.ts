import type { Context } from 'hono';
import { recordAccountEvent } from '#server/activity/account-events.ts';
import type { Origin } from '#server/auth/attempts.ts';
import { hasFactor } from '#server/auth/factor-rows.ts';
import { setPictureCookie } from '#server/auth/picture-cookie.ts';
import { beginSession } from '#server/auth/sessions.ts';
import type { TokenPair } from '#server/auth/token-pairs.ts';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { beginChallenge } from '#server/factors/challenges.ts';
import { relyingPartyOf } from '#server/factors/relying-party.ts';
import type { Services } from '#server/http/context.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readUser } from '#server/users/table.ts';
import { rememberOrigin } from './origin.ts';

/** A sign-in: its request, where it comes from, and the user whose password, code or factor was right. */
export interface SignIn {
  readonly c: Context;
  readonly origin: Origin;
  readonly userId: string;
  /** What was right, for the journal. */
  readonly by: 'password' | 'code' | 'factor';
}

/** What a sign-in begins: a session, or the question for the second factor. */
type Begun = TokenPair | { readonly challenge: Awaited<ReturnType<typeof beginChallenge>> };

/** Begins the session of a user, or a challenge if the user has a second factor. */
export async function beginSignIn(trx: Database, services: Services, signIn: SignIn): Promise<Begun> {
  const { c, userId } = signIn;
  if (!(await hasFactor(trx, userId))) return beginSessionOf(trx, services, signIn);
  const challenged = { userId, sessionId: null, party: relyingPartyOf(c, services) };
  return { challenge: await beginChallenge({ ...services, db: trx }, challenged) };
}

/** Returns the error for a wrong password, an unknown user and a disabled one. */
export const wrongCredentials = (): HttpError =>
  new HttpError(401, 'E_INVALID_CREDENTIALS', message('wrongCredentials'));

/**
 * Begins the session of a user who has passed all checks, and adds the sign-in to the journal. Throws an `HttpError` if
 * the user was disabled or deleted meanwhile.
 */
export async function beginSessionOf(
  trx: Database,
  services: Services,
  { c, origin, userId, by }: SignIn,
): Promise<TokenPair> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!user) throw wrongCredentials();
  const event = { action: 'sign_in', name: by, user } as const;
  await recordAccountEvent(trx, { ...event, ip: origin.ip, at: services.now() });
  const agent = c.req.header('user-agent') ?? '';
  return beginSession({ ...services, db: trx }, { userId, ip: origin.ip, agent });
}

/**
 * Returns the data of the response to a sign-in. If a session began, stores its origin as known and sets the cookie
 * that authorizes reading pictures. Must run after the commit.
 */
export async function completeSignIn(services: Services, signIn: SignIn, begun: Begun) {
  if ('challenge' in begun) return begun;
  await rememberOrigin(signIn.c, services, signIn.origin);
  setPictureCookie(signIn.c, services, begun.access_token);
  return { ...begun, user: await readUser(services.db, signIn.userId) };
}
