import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { secondsFromNow } from '#server/database/clock.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { countAttempt, type Limit } from './rate-limit.ts';
import { isLive, type SessionContext } from './session-life.ts';
import { endSession } from './sessions.ts';
import { addAccessToken, addPair, type RefreshToken, type TokenPair } from './token-pairs.ts';
import { derivedToken, hashToken, newToken } from './tokens.ts';

/** The time in which a refresh token may be used again, by a second tab or after a lost response. */
const graceSeconds = 30;

/** Only wrong values are counted: nobody can lock out the owner of the right one. */
const limits = {
  token: { name: 'refresh-token', attempts: 10, seconds: 15 * 60 },
  account: { name: 'refresh-account', attempts: 100, seconds: 15 * 60 },
} satisfies Record<string, Limit>;

type Refreshed = TokenPair | Pick<TokenPair, 'access_token'>;

/**
 * Exchanges a refresh token for new tokens. Returns undefined if the token is not valid; throws an `HttpError` if there
 * were too many wrong values for it.
 *
 * A token can be used once. Within {@link graceSeconds} it gives the same successor again. A later use means that it was
 * stolen: its session ends, and `onTheft` runs in the same transaction. Without `rotates` the refresh token stays unused,
 * and the new access token can only sign out.
 */
export async function refreshSession(
  context: SessionContext,
  { id, value }: RefreshToken,
  rotates: boolean,
  onTheft: (trx: Database, userId: string) => Promise<void>,
): Promise<Refreshed | undefined> {
  if (!isId(id)) return undefined;
  const { db, clock } = context;
  const stored = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['hash', 'session_id', 'user_id'])
    .where('refresh_tokens.id', '=', id)
    .executeTakeFirst();
  if (!stored) return undefined;
  if (!timingSafeEqual(stored.hash, hashToken(value))) {
    await countAttempt(context, limits.token, [id]);
    await countAttempt(context, limits.account, [stored.user_id]);
    return undefined;
  }
  return db.transaction().execute((trx) => {
    const inTransaction = { ...context, db: trx, clock };
    const report = () => onTheft(trx, stored.user_id);
    return exchange(inTransaction, { id, value }, stored.session_id, rotates, report);
  });
}

/** Exchanges a token whose value is right. */
async function exchange(
  context: SessionContext,
  token: RefreshToken,
  sessionId: string,
  rotates: boolean,
  onTheft: () => Promise<void>,
): Promise<Refreshed | undefined> {
  const { db, clock } = context;
  // Locks the session first, as the calls that end it do: otherwise they could deadlock.
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where(isLive(context))
    .forUpdate()
    .executeTakeFirst();
  if (!session) return undefined;
  const stored = await db
    .selectFrom('refresh_tokens')
    .select(['used_at', 'successor_id', 'successor_salt'])
    .select(sql<boolean>`used_at < ${secondsFromNow(clock, -graceSeconds)}`.as('stale'))
    .where('id', '=', token.id)
    .executeTakeFirst();
  if (!stored) return undefined;
  if (stored.stale) {
    await endSession(db, sessionId);
    await onTheft();
    return undefined;
  }
  if (!rotates) {
    const access_token = newToken();
    await addAccessToken(context, sessionId, access_token, true);
    return { access_token };
  }
  const { successor_id, successor_salt } = stored;
  if (successor_id && successor_salt) {
    const { access, refresh } = successorsOf(token.value, successor_salt);
    return { access_token: access, refresh_token: { id: successor_id, value: refresh } };
  }
  return storeSuccessor(context, token, sessionId);
}

/** Stores and returns the successor of a token that was not used before. */
async function storeSuccessor(
  context: SessionContext,
  { id, value }: RefreshToken,
  sessionId: string,
): Promise<TokenPair> {
  const { db, clock } = context;
  const salt = randomBytes(32);
  const { access, refresh } = successorsOf(value, salt);
  const pair = await addPair(context, sessionId, access, refresh);
  await deleteStale(context, sessionId);
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: clock, successor_id: pair.refresh_token.id, successor_salt: salt })
    .where('id', '=', id)
    .execute();
  return pair;
}

/** Returns the tokens that follow a refresh token: the same for each use of it, so that no copy of them is stored. */
function successorsOf(value: string, salt: Uint8Array) {
  return { access: derivedToken(value, salt, 'access'), refresh: derivedToken(value, salt, 'refresh') };
}

/** Deletes expired access tokens and the salts of tokens that can't be used again. */
async function deleteStale({ db, clock }: SessionContext, sessionId: string): Promise<void> {
  await db
    .deleteFrom('access_tokens')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', clock)
    .execute();
  await db
    .updateTable('refresh_tokens')
    .set({ successor_salt: null })
    .where('session_id', '=', sessionId)
    .where('used_at', '<', secondsFromNow(clock, -graceSeconds))
    .execute();
}
