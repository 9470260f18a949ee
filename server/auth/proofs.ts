import { message } from '#server/base/messages.ts';
import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';
import type { Database } from '#server/database/tables.ts';
import type { Caller } from '#server/http/context.ts';
import { HttpError } from '#server/http/http-error.ts';

/** The time for which a proof of identity counts: nobody else can change the factors on an unattended page later. */
const validSeconds = 10 * 60;

/** Throws an `HttpError` unless the caller has just proved their identity in this session. */
export async function expectProof({ db, clock }: ClockedDatabase, { sessionId }: Caller): Promise<void> {
  const proved = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('proved_at', '>', secondsFromNow(clock, -validSeconds))
    .executeTakeFirst();
  if (!proved) throw new HttpError(403, 'E_PROOF_REQUIRED', message('proofRequired'));
}

/** Stores that the user of a session has proved their identity. */
export async function storeProof(trx: Database, clock: ClockedDatabase['clock'], sessionId: string) {
  await trx.updateTable('sessions').set({ proved_at: clock }).where('id', '=', sessionId).execute();
}
