import { sql } from 'kysely';
import { message } from '#server/base/messages.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { SentResponse } from './sent-response.ts';
import type { Submission } from './submission.ts';

/** The time for which a response is remembered (product rule): 24 hours. */
const keptMs = 24 * 60 * 60_000;

const keptSince = (now: Date) => new Date(now.getTime() - keptMs);

/** Returns the response to an earlier attempt. Throws an `HttpError` if the key belongs to another request. */
export async function rememberedResponse(
  db: Database,
  { keyHash, fingerprint }: Submission,
  now: Date,
): Promise<SentResponse | undefined> {
  const row = await db
    .selectFrom('idempotent_answers')
    .select(['fingerprint', 'status', 'body', 'etag'])
    .where('key', '=', keyHash)
    .where('created_at', '>', keptSince(now))
    .executeTakeFirst();
  if (!row) return undefined;
  if (Buffer.compare(row.fingerprint, fingerprint) !== 0)
    throw new HttpError(422, 'E_IDEMPOTENCY_KEY_REUSED', message('keyReused'));
  const { status, body, etag } = row;
  return { status, body, etag };
}

/**
 * Reserves the key of a submission for this transaction. A concurrent attempt with the same key waits until it ends.
 * Returns the response of the other attempt if it was committed in the meantime.
 */
export async function reserveKey(
  trx: DatabaseTransaction,
  submission: Submission,
  now: Date,
): Promise<SentResponse | undefined> {
  const blank = { fingerprint: submission.fingerprint, status: 0, body: '', etag: null, created_at: now };
  const taken = await trx
    .insertInto('idempotent_answers')
    .values({ key: submission.keyHash, ...blank })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(blank).where('idempotent_answers.created_at', '<=', keptSince(now)),
    )
    .returning('key')
    .executeTakeFirst();
  return taken ? undefined : rememberedResponse(trx, submission, now);
}

/** Stores the response of the submission whose key the transaction reserved. Deletes some expired responses. */
export async function rememberResponse(
  trx: DatabaseTransaction,
  { keyHash }: Submission,
  response: SentResponse,
  now: Date,
): Promise<void> {
  await trx.updateTable('idempotent_answers').set(response).where('key', '=', keyHash).execute();
  await forgetSome(trx, now);
}

const forgetSome = (db: Database, now: Date) =>
  deleteSome(db, 'idempotent_answers', 'key', sql`created_at <= ${keptSince(now)}`);

/** Deletes all expired responses, since they may contain personal data and the next write may be days away. */
export async function forgetResponses(db: Database, now: Date): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await forgetSome(db, now);
}
