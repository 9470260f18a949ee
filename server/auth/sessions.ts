import { sql } from 'kysely';
import { secondsFromNow } from '#server/database/clock.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { unlessDiskFull } from '#server/database/disk-guard.ts';
import { newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import type { Caller } from '#server/http/context.ts';
import { liveCallers, type SessionContext } from './session-life.ts';
import { addPair, type TokenPair } from './token-pairs.ts';
import { hashToken, newToken } from './tokens.ts';

/** The shortest time between two writes of a session's last use, in seconds: not every read should cause a write. */
const useSeconds = 30;

const longestAgent = 255;

/** The user of a new session, and where the sign-in came from. */
export interface NewSession {
  readonly userId: string;
  readonly ip: string;
  /** The `User-Agent` header. */
  readonly agent: string;
}

/** Begins a session, in the transaction of the context. Deletes some that have expired. */
export async function beginSession(
  context: SessionContext,
  { userId, ip, agent }: NewSession,
): Promise<TokenPair> {
  const { db, clock, settings } = context;
  const begin = secondsFromNow(clock, -settings.sessionHours * 3600);
  await deleteSome(db, 'sessions', 'id', sql`created_at < ${begin}`);
  const id = newId();
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      ip,
      agent: agent.slice(0, longestAgent),
      created_at: clock,
      last_used_at: clock,
      proved_at: clock,
    })
    .execute();
  return addPair(context, id, newToken(), newToken());
}

interface CallerOptions {
  /** True if a token that can only sign out is valid, too. */
  readonly signsOut?: boolean;
  /** False if the call does not count as a use of the session. */
  readonly isUse?: boolean;
  /** True if the position of the database is read, too. */
  readonly hasPosition?: boolean;
}

/**
 * Returns the user of an access token while the token and its session are valid, and stores the use of the session.
 */
export async function callerOf(
  context: SessionContext,
  token: string,
  { signsOut = false, isUse = true, hasPosition = false }: CallerOptions = {},
): Promise<Caller | undefined> {
  const { db, clock } = context;
  const row = await liveCallers(context)
    .innerJoin('access_tokens', 'access_tokens.session_id', 'sessions.id')
    .select(sql<boolean>`last_used_at < ${secondsFromNow(clock, -useSeconds)}`.as('isUseDue'))
    .where('access_tokens.hash', '=', hashToken(token))
    .where('access_tokens.expires_at', '>', clock)
    .$if(hasPosition, (query) => query.select(sql<string>`pg_current_wal_flush_lsn()::text`.as('position')))
    .$if(!signsOut, (query) => query.where('signs_out_only', '=', false))
    .executeTakeFirst();
  if (!row) return undefined;
  const { isUseDue, ...caller } = row;
  if (isUse && isUseDue) {
    const session = db.updateTable('sessions').where('id', '=', caller.sessionId);
    // On a full disk, reads go on.
    await unlessDiskFull(session.set({ last_used_at: clock }).execute());
  }
  return caller;
}

/** Ends a session and deletes its tokens. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends the sessions of a user: all, only one, or all except one. Returns true if there was one to end. */
export async function endSessionsOf(
  db: Database,
  userId: string,
  { only, except }: { readonly only?: string; readonly except?: string },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  return ended.length > 0;
}
