import { users } from '#resources/users.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { deniedMessage, message } from '#server/base/messages.ts';
import type { UnitOfWork } from '#server/calls/handlers.ts';
import type { Database } from '#server/database/tables.ts';
import { filesOfUser, removeFiles } from '#server/files/files.ts';
import { conflict, notFound, unauthorized } from '#server/http/http-error.ts';
import { readUser } from './table.ts';

/** Returns the reason why a user may not be deleted (product rule), or null. */
export async function reasonAgainstDeletion(
  db: Database,
  callerId: string,
  id: string,
): Promise<string | null> {
  const user = await readUser(db, id);
  if (!user) throw notFound('userNotFound');
  if (id === callerId) return message('ownAccount');
  return users.allowsRemoval?.(user) ? null : deniedMessage('users');
}

/**
 * Deletes a user and all that belongs to them, files included, or nothing at all. Returns the user as they were.
 */
export async function deleteUser(
  { trx, expectVersion }: UnitOfWork,
  callerId: string,
  id: string,
): Promise<StoredRecord | undefined> {
  // Both rows are locked in one order: two administrators cannot delete each other at the same time.
  const locked = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [callerId, id])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!locked.some((user) => user.id === callerId)) throw unauthorized();
  await trx.selectFrom('subscriptions').select('id').where('user_id', '=', id).forUpdate().execute();
  const reason = await reasonAgainstDeletion(trx, callerId, id);
  if (reason !== null) throw conflict('E_NOT_DELETABLE', reason);
  const before = await readUser(trx, id);
  expectVersion(before);
  const files = await filesOfUser(trx, id);
  await trx.deleteFrom('users').where('id', '=', id).execute();
  await removeFiles(trx, files);
  return before;
}
