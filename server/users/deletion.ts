import { establishments } from '#resources/establishments.ts';
import { rides } from '#resources/rides.ts';
import { users } from '#resources/users.ts';
import { removeFactors } from '#server/auth/factor-rows.ts';
import { message } from '#server/base/messages.ts';
import type { UnitOfWork } from '#server/calls/handlers.ts';
import type { JournalEntry } from '#server/calls/journal.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { establishmentTable } from '#server/establishments/table.ts';
import { filesOfUser, removeFiles } from '#server/files/files.ts';
import { conflict } from '#server/http/http-error.ts';
import { deleteOwned } from '#server/repository/records.ts';
import { lockAdministration } from './administration.ts';
import { reasonAgainstDeletion } from './deletion-reasons.ts';
import { readUser } from './table.ts';

/**
 * Deletes a user: the personal data, the ways to sign in, the establishment and the files. The row stays without a name,
 * since rides, transactions and invoices refer to it. Throws a conflict while the user has money or a ride under way.
 */
export async function deleteUser(
  { trx, journal, expectVersion }: UnitOfWork,
  callerId: string,
  id: string,
  now: Date,
): Promise<void> {
  await lockAdministration(trx, callerId, id);
  await lockMoney(trx, id);
  const reason = await reasonAgainstDeletion(trx, callerId, id);
  if (reason !== null) throw conflict('E_NOT_DELETABLE', reason);
  const before = await readUser(trx, id);
  expectVersion(before);
  await deleteCodes(trx, id);
  const files = await filesOfUser(trx, id);
  for (const entry of await deleteBelongings(trx, { id, callerId, now })) journal.record(entry);
  await trx
    .updateTable('users')
    .set({
      ...{ name: message('deletedUser'), email: `${id}@deleted.invalid`, email_verified: false },
      ...{ phone: null, avatar_id: null, password_hash: null, languages: [] },
      ...{ role: 'client', active_role: 'client', rating_avg: 0, rating_total: 0, deleted_at: now },
    })
    .where('id', '=', id)
    .execute();
  await removeFiles(trx, files);
  // The journal keeps the name of the deleted user, and no other personal data.
  if (before) journal.record({ action: 'delete', resource: users, before: { id, name: before['name'] } });
}

/** Locks the rows that may prevent the deletion, so that no payment and no ride begins at the same time. */
async function lockMoney(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.selectFrom('wallets').select('id').where('user_id', '=', id).forUpdate().execute();
  await trx.selectFrom('subscriptions').select('id').where('user_id', '=', id).forUpdate().execute();
  await trx
    .selectFrom('rides')
    .select('id')
    .where((ride) => ride.or([ride('client_id', '=', id), ride('driver_id', '=', id)]))
    .where('status', 'in', ['pending', 'accepted', 'in_progress'])
    .forUpdate()
    .execute();
}

/** Deletes the one-time codes that were sent to the address of a user. */
async function deleteCodes(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx
    .deleteFrom('one_time_codes')
    .where('email', '=', (user) => user.selectFrom('users').select('email').where('id', '=', id))
    .execute();
}

/**
 * Deletes the rows of other tables that belong to a user and hold no amount, cancels requested rides, and lets open
 * offers expire. Returns the entries of the journal about the rides and establishments.
 */
async function deleteBelongings(
  trx: DatabaseTransaction,
  { id, callerId, now }: { readonly id: string; readonly callerId: string; readonly now: Date },
): Promise<readonly JournalEntry[]> {
  const cancelled = await trx
    .updateTable('rides')
    .set({ status: 'cancelled', cancelled_at: now, cancelled_by: callerId })
    .where('client_id', '=', id)
    .where('status', '=', 'pending')
    .returning(['id', 'reference'])
    .execute();
  await trx
    .updateTable('ride_offers')
    .set({ status: 'expired' })
    .where('driver_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  const owned = await trx
    .selectFrom('establishments')
    .select(['id', 'nom'])
    .where('owner_id', '=', id)
    .execute();
  for (const establishment of owned) await deleteOwned(trx, establishmentTable, establishment.id);
  await trx.deleteFrom('establishments').where('owner_id', '=', id).execute();
  await trx.deleteFrom('withdrawal_methods').where('user_id', '=', id).execute();
  await trx.deleteFrom('saved_views').where('owner_id', '=', id).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await removeFactors(trx, id);
  return [
    ...cancelled.map((ride) => ({
      ...({ action: 'command', name: 'cancel', resource: rides } as const),
      ...{ before: { ...ride, status: 'pending' }, after: { ...ride, status: 'cancelled' } },
    })),
    ...owned.map((before) => ({ action: 'delete', resource: establishments, before }) as const),
  ];
}
