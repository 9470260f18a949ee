import type { Context } from 'hono';
import { countAttempt, type Limit, uncountAttempt } from '#server/auth/rate-limit.ts';
import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';
import { isId, newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import type { Caller } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';

const validSeconds = 10 * 60;

/** The limit of wrong first codes and passkeys. */
const confirmations: Limit = { name: 'factor-setup', attempts: 20, seconds: 15 * 60 };

/** What a set-up keeps until it is confirmed: an app's secret, or the challenge of a passkey. */
export type Kept =
  | { readonly secret: Uint8Array; readonly challenge: null }
  | { readonly secret: null; readonly challenge: string };

/** Begins a set-up and returns its id. Deletes the user's earlier one of the same kind, and all that have expired. */
export async function beginSetup(
  { db, clock }: ClockedDatabase,
  userId: string,
  kept: Kept,
): Promise<string> {
  const column = kept.secret === null ? 'challenge' : 'secret';
  const earlier = db.deleteFrom('factor_setups').where('user_id', '=', userId);
  await earlier.where(column, 'is not', null).execute();
  await db.deleteFrom('factor_setups').where('expires_at', '<', clock).execute();
  const id = newId();
  const expires_at = secondsFromNow(clock, validSeconds);
  await db
    .insertInto('factor_setups')
    .values({ id, user_id: userId, expires_at, ...kept })
    .execute();
  return id;
}

/**
 * Counts an attempt to confirm the set-up that the path names, and returns what the set-up keeps. Throws an `HttpError` if it
 * has expired or is another user's.
 */
export async function setupToConfirm({ db, clock }: ClockedDatabase, c: Context, { id: userId }: Caller) {
  const id = c.req.param('id') ?? '';
  await countAttempt({ db, clock }, confirmations, [userId]);
  const setup = isId(id)
    ? await db
        .selectFrom('factor_setups')
        .select(['id', 'secret', 'challenge'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('expires_at', '>', clock)
        .executeTakeFirst()
    : undefined;
  if (!setup) throw setupEnded();
  return setup;
}

/** Ends a set-up that was confirmed. Throws an `HttpError` if another call came first. */
export async function endSetup(trx: Database, clock: ClockedDatabase['clock'], id: string): Promise<void> {
  const ended = trx.deleteFrom('factor_setups').where('id', '=', id).returning('user_id');
  const setup = await ended.executeTakeFirst();
  if (!setup) throw setupEnded();
  await uncountAttempt({ db: trx, clock }, confirmations, [setup.user_id], true);
}

const setupEnded = () => notFound('setupEnded');
