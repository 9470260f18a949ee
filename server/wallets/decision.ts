import { sql } from 'kysely';
import * as z from 'zod/mini';
import { enteredText } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { message } from '#server/base/messages.ts';
import type { UnitOfWork } from '#server/calls/handlers.ts';
import { isId } from '#server/database/ids.ts';
import { conflict, notFound } from '#server/http/http-error.ts';
import { readRecord } from '#server/repository/records.ts';
import { withdrawalTable } from './tables.ts';

/** The body of a decision. */
export const decisionBody = z.object({
  status: z.enum(['validated', 'rejected'], {
    error: ({ input }) => problem(input === undefined || input === null ? 'required' : 'choice'),
  }),
  note: z.optional(enteredText({ max: 1000, required: false, lines: true })),
});

interface Decision extends z.output<typeof decisionBody> {
  readonly walletId: string;
  readonly id: string;
  /** The administrator who decides. */
  readonly callerId: string;
}

/**
 * Validates or rejects a pending withdrawal. Its amount leaves the wallet, or becomes available again, in the same
 * transaction. Returns the withdrawal before and after, and the message of the response. The wallet is locked first: of
 * two decisions at the same time, the second is a conflict.
 */
export async function decideWithdrawal(
  { trx, expectVersion }: UnitOfWork,
  { walletId, id, callerId, status, note }: Decision,
  now: Date,
): Promise<{ before: StoredRecord; after: StoredRecord; message: string }> {
  if (!isId(walletId) || !isId(id)) throw notFound('transactionNotFound');
  const wallet = await trx
    .selectFrom('wallets')
    .select('pending')
    .where('id', '=', walletId)
    .forUpdate()
    .executeTakeFirst();
  const found = await trx
    .selectFrom('transactions')
    .select(['type', 'status', 'amount'])
    .where('id', '=', id)
    .where('wallet_id', '=', walletId)
    .forUpdate()
    .executeTakeFirst();
  if (!wallet || !found) throw notFound('transactionNotFound');
  if (found.type !== 'withdrawal') throw conflict('E_NOT_WITHDRAWAL', message('notWithdrawal'));
  const before = (await readRecord(trx, withdrawalTable, id)) ?? {};
  expectVersion(before);
  if (found.status !== 'pending') throw conflict('E_DECIDED', message('withdrawalDecided'));
  if (Number(found.amount) > Number(wallet.pending))
    throw conflict('E_NOT_COVERED', message('withdrawalNotCovered'));
  const reason = note || null;
  const returned = status === 'rejected' ? found.amount : '0';
  await trx
    .updateTable('wallets')
    .set({
      pending: sql`pending - ${found.amount}::numeric`,
      available: sql`available + ${returned}::numeric`,
      updated_at: now,
    })
    .where('id', '=', walletId)
    .execute();
  await trx
    .updateTable('transactions')
    .set({ status, note: reason, decided_by: callerId, decided_at: now })
    .where('id', '=', id)
    .execute();
  return {
    before,
    after: { ...before, status, note: reason },
    message: message(status === 'validated' ? 'withdrawalValidated' : 'withdrawalRejected'),
  };
}
