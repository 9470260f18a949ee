import { timingSafeEqual } from 'node:crypto';
import { isId, newId } from '#server/database/ids.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import type { Caller } from '#server/http/context.ts';
import { hashToken, newToken } from './tokens.ts';

const minute = 60_000;
const accessMs = 15 * minute;
const refreshMs = 30 * 24 * 60 * minute;
/**
 * The time in which a refresh token may be used again, by a second tab or after a lost response. It is longer than any
 * client waits for a response (ours: 10 s) and than a user waits before a new try.
 */
const graceMs = 2 * minute;

/** The token that a browser exchanges for new tokens. */
export interface RefreshToken {
  readonly id: string;
  readonly value: string;
}

/** The tokens of a session in the browser. */
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: RefreshToken;
}

/** Begins a session. Deletes some of those that have expired, since no process has a timer for it. */
export async function beginSession(trx: DatabaseTransaction, userId: string, now: Date): Promise<TokenPair> {
  await trx
    .deleteFrom('sessions')
    .where('id', 'in', (expired) =>
      // Simultaneous calls delete different sessions.
      expired
        .selectFrom('sessions')
        .select('id')
        .where('expires_at', '<', now)
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  const id = newId();
  await trx
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, expires_at: after(now, refreshMs) })
    .execute();
  return addPair(trx, id, now);
}

/** Returns the user of an access token while the token and its session are valid. */
export async function callerOf(db: Database, token: string, now: Date): Promise<Caller | undefined> {
  return db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'sessions.id as sessionId'])
    .where('access_tokens.hash', '=', hashToken(token))
    .where('access_tokens.expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Exchanges a refresh token for a new pair. A token can be used once, and again only within {@link graceMs}: a later
 * use means that it was stolen, and the session ends. Without `rotates`, returns only an access token and leaves the
 * refresh token valid. Returns undefined if the token is not valid.
 */
export function refreshSession(
  db: Database,
  { id, value }: RefreshToken,
  now: Date,
  rotates: boolean,
): Promise<TokenPair | Pick<TokenPair, 'access_token'> | undefined> {
  if (!isId(id)) return Promise.resolve(undefined);
  return db.transaction().execute(async (trx) => {
    // Locks the session first, as the calls that end it do: otherwise they could deadlock.
    await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', (tokens) =>
        tokens.selectFrom('refresh_tokens').select('session_id').where('id', '=', id),
      )
      .forUpdate()
      .execute();
    const token = await trx
      .selectFrom('refresh_tokens')
      .select(['hash', 'session_id', 'expires_at', 'used_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!token || !timingSafeEqual(token.hash, hashToken(value)) || token.expires_at <= now) return undefined;
    if (token.used_at && now.getTime() - token.used_at.getTime() > graceMs) {
      await endSession(trx, token.session_id);
      return undefined;
    }
    if (!rotates) return { access_token: await addAccessToken(trx, token.session_id, now) };
    if (!token.used_at)
      await trx.updateTable('refresh_tokens').set({ used_at: now }).where('id', '=', id).execute();
    await deleteStale(trx, token.session_id, now);
    return addPair(trx, token.session_id, now);
  });
}

/** Ends a session and deletes its tokens. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends every session of a user except one. */
export async function endOtherSessions(db: Database, userId: string, exceptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', exceptId).execute();
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function addPair(trx: DatabaseTransaction, sessionId: string, now: Date): Promise<TokenPair> {
  const access_token = await addAccessToken(trx, sessionId, now);
  const refresh_token = { id: newId(), value: newToken() };
  const expires_at = after(now, refreshMs);
  await trx
    .insertInto('refresh_tokens')
    .values({
      id: refresh_token.id,
      session_id: sessionId,
      hash: hashToken(refresh_token.value),
      expires_at,
      used_at: null,
    })
    .execute();
  await trx.updateTable('sessions').set({ expires_at }).where('id', '=', sessionId).execute();
  return { access_token, refresh_token };
}

async function addAccessToken(trx: DatabaseTransaction, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('access_tokens')
    .values({ hash: hashToken(token), session_id: sessionId, expires_at: after(now, accessMs) })
    .execute();
  return token;
}

/** Deletes expired access tokens, and refresh tokens a week after use: until then a stolen one is recognized. */
async function deleteStale(trx: DatabaseTransaction, sessionId: string, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * minute);
  await trx
    .deleteFrom('access_tokens')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', now)
    .execute();
  await trx
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', sessionId)
    .where('used_at', '<', weekAgo)
    .execute();
}
