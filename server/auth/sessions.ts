import { timingSafeEqual } from 'node:crypto';
import { isId, newId } from '#server/database/ids.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import type { Caller } from '#server/http/context.ts';
import { hashToken, newToken } from './tokens.ts';

const minute = 60_000;
const accessMs = 15 * minute;
const refreshMs = 30 * 24 * 60 * minute;
/**
 * A refresh token may be used again for so long: two tabs, or an answer lost on its way. Longer than any client
 * waits for an answer (ours 10 s) and a person takes to try again.
 */
const graceMs = 2 * minute;

/** What a browser asks for new tokens with. */
export interface RefreshToken {
  readonly id: string;
  readonly value: string;
}

/** What a browser holds of a session. */
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: RefreshToken;
}

/** Begins a session. Clears away a few that have ended: no clock of one process decides it. */
export async function beginSession(trx: Writing, userId: string, now: Date): Promise<TokenPair> {
  await trx
    .deleteFrom('sessions')
    .where('id', 'in', (ended) =>
      // Two who come in at once clear away different ones.
      ended
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

/** Who holds an access token, while it and its session last. */
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
 * Exchanges a refresh token for a new pair. Each is used once; used again within the grace it gives another pair,
 * later it means that somebody else holds it, and the whole session ends. Where nothing rotates it gives an access
 * token alone, and stays as good as it was.
 */
export function renewSession(
  db: Database,
  { id, value }: RefreshToken,
  now: Date,
  rotates: boolean,
): Promise<TokenPair | Pick<TokenPair, 'access_token'> | undefined> {
  if (!isId(id)) return Promise.resolve(undefined);
  return db.transaction().execute(async (trx) => {
    // The session is held, and held first, as by those who end it: none waits for what another holds.
    await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', (its) => its.selectFrom('refresh_tokens').select('session_id').where('id', '=', id))
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
    await clearStale(trx, token.session_id, now);
    return addPair(trx, token.session_id, now);
  });
}

/** Ends a session: its tokens go with it. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends every session of a user but one. */
export async function endOtherSessions(db: Database, userId: string, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute();
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function addPair(trx: Writing, sessionId: string, now: Date): Promise<TokenPair> {
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

async function addAccessToken(trx: Writing, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('access_tokens')
    .values({ hash: hashToken(token), session_id: sessionId, expires_at: after(now, accessMs) })
    .execute();
  return token;
}

/** Used refresh tokens stay for a week, so that a stolen one still betrays itself. */
async function clearStale(trx: Writing, sessionId: string, now: Date): Promise<void> {
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
