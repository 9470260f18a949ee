import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { challenge } from '#resources/calls/factor-schemas.ts';
import { hashToken, newToken } from '#server/auth/tokens.ts';
import { message } from '#server/base/messages.ts';
import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import type { Database } from '#server/database/tables.ts';
import { HttpError } from '#server/http/http-error.ts';
import { knownPasskeys } from './factor-rows.ts';
import { requestOptions } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

const validSeconds = 5 * 60;
const maxAttempts = 5;

/** The user and the session that a challenge is for. */
interface Challenged {
  readonly userId: string;
  /** The session for a proof of identity; null during a sign-in. */
  readonly sessionId: string | null;
  readonly party: RelyingParty;
}

/** A challenge that waits for its answer. */
export interface OpenChallenge {
  readonly hash: Uint8Array;
  readonly userId: string;
  readonly sessionId: string | null;
  /** The challenge of WebAuthn: the random value that a passkey signs. */
  readonly passkeyChallenge: string;
}

/** Returns the error for a challenge that has expired, was answered, or had too many wrong answers. */
export const challengeEnded = (): HttpError =>
  new HttpError(410, 'E_CHALLENGE_ENDED', message('challengeEnded'));

/** Creates a challenge for a user. Deletes some of the challenges that have expired. */
export async function beginChallenge(
  { db, clock }: ClockedDatabase,
  { userId, sessionId, party }: Challenged,
): Promise<z.output<typeof challenge>> {
  await deleteSome(db, 'factor_challenges', 'hash', sql`expires_at < ${clock}`);
  const [id, passkeyChallenge] = [newToken(), randomBytes(32).toString('base64url')];
  await db
    .insertInto('factor_challenges')
    .values({
      hash: hashToken(id),
      user_id: userId,
      session_id: sessionId,
      passkey_challenge: passkeyChallenge,
      expires_at: secondsFromNow(clock, validSeconds),
    })
    .execute();
  const passkeys = await knownPasskeys(db, userId, party);
  const [hasTotp, hasRecovery] = await offered(db, userId);
  return {
    id,
    factors: [
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(hasTotp ? (['totp'] as const) : []),
      ...(hasRecovery ? (['recovery'] as const) : []),
    ],
    ...(passkeys.length > 0 && { passkey: { ...(await requestOptions(party, passkeyChallenge, passkeys)) } }),
  };
}

async function offered(db: Database, userId: string): Promise<readonly [totp: boolean, recovery: boolean]> {
  const totp = db.selectFrom('second_factors').select('id').where('kind', '=', 'totp');
  const recovery = db.selectFrom('recovery_codes').select('id');
  const [app, code] = [
    await totp.where('user_id', '=', userId).limit(1).executeTakeFirst(),
    await recovery.where('user_id', '=', userId).limit(1).executeTakeFirst(),
  ];
  return [app !== undefined, code !== undefined];
}

/** Returns the account that a challenge was made for. Throws an `HttpError` if the challenge has ended. */
export async function challengedUser({ db, clock }: ClockedDatabase, id: string) {
  const row = await db
    .selectFrom('factor_challenges')
    .innerJoin('users', 'users.id', 'factor_challenges.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('hash', '=', hashToken(id))
    .where('expires_at', '>', clock)
    .executeTakeFirst();
  if (!row) throw challengeEnded();
  return row;
}

/**
 * Counts an answer to a challenge of a session, or of a sign-in without one, and returns the challenge. It counts before
 * the check, so that simultaneous answers count, too. Throws an `HttpError` if the challenge has ended.
 */
export async function countAnswer(
  { db, clock }: ClockedDatabase,
  id: string,
  sessionId: string | null,
): Promise<OpenChallenge> {
  const row = await db
    .updateTable('factor_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('hash', '=', hashToken(id))
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', clock)
    .where('tries', '<', maxAttempts)
    .returning(['hash', 'user_id', 'session_id', 'passkey_challenge'])
    .executeTakeFirst();
  if (!row) throw challengeEnded();
  return {
    hash: row.hash,
    userId: row.user_id,
    sessionId: row.session_id,
    passkeyChallenge: row.passkey_challenge,
  };
}

/** Ends a challenge whose answer was right. Throws an `HttpError` if another answer came first. */
export async function endChallenge(trx: Database, { hash }: OpenChallenge): Promise<void> {
  const ended = trx.deleteFrom('factor_challenges').where('hash', '=', hash).returning('hash');
  if (!(await ended.executeTakeFirst())) throw challengeEnded();
}
