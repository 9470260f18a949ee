import { users } from '#resources/users.ts';
import { removeFactors } from '#server/auth/factor-rows.ts';
import { message } from '#server/base/messages.ts';
import type { UnitOfWork } from '#server/calls/handlers.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { portraitOf, removeFiles } from '#server/files/files.ts';
import { conflict, notFound } from '#server/http/http-error.ts';
import { lockAdministration } from './administration.ts';
import type { Belongings, Deletion } from './belongings.ts';
import { reasonAgainstDeletion } from './deletion-reasons.ts';
import { readUser } from './table.ts';

/**
 * Deletes a user: the personal data, the ways to sign in, the files and what else belongs to the user (`belongings`).
 * The row stays, with placeholders as its name and address, since other records refer to it. Throws a conflict if
 * something must be settled first.
 */
export async function deleteUser(
  { trx, journal, expectVersion }: UnitOfWork,
  { id, callerId, now }: Deletion,
  belongings: readonly Belongings[],
): Promise<void> {
  await lockAdministration(trx, callerId, id);
  for (const { lock } of belongings) await lock?.(trx, id);
  const before = await readUser(trx, id);
  if (!before) throw notFound('userNotFound');
  expectVersion(before);
  const reason = await reasonAgainstDeletion(trx, { id, callerId }, belongings);
  if (reason !== null) throw conflict('E_NOT_DELETABLE', reason);
  await deleteCodes(trx, id);
  const files = [...(await portraitOf(trx, id))];
  for (const { files: own } of belongings) files.push(...((await own?.(trx, id)) ?? []));
  for (const { remove } of belongings)
    for (const entry of (await remove?.(trx, { id, callerId, now })) ?? []) journal.record(entry);
  await trx.deleteFrom('saved_views').where('owner_id', '=', id).execute();
  await trx.deleteFrom('preferences').where('user_id', '=', id).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await removeFactors(trx, id);
  await trx
    .updateTable('users')
    .set({
      name: message('deletedUser'),
      email: `${id}@deleted.invalid`,
      email_verified: false,
      phone: null,
      avatar_id: null,
      password_hash: null,
      languages: [],
      role: 'client',
      active_role: 'client',
      rating_avg: 0,
      rating_total: 0,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
  await removeFiles(trx, files);
  // The journal keeps the name of the deleted user, and no other personal data.
  journal.record({ action: 'delete', resource: users, before: { id, name: before['name'] } });
}

/** Deletes the one-time codes that were sent to the address of a user. */
async function deleteCodes(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx
    .deleteFrom('one_time_codes')
    .where('email', '=', (user) => user.selectFrom('users').select('email').where('id', '=', id))
    .execute();
}
