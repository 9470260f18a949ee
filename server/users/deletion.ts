import { users } from '#resources/users.ts';
import { deniedMessage, message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { filesOfUser, removeFiles } from '#server/files/files.ts';
import { conflict, notFound, unauthorized } from '#server/http/http-error.ts';
import { readUser } from './records.ts';

/** Why a user may not be deleted, or null where nothing stands against it. */
export async function deletionRefusal(db: Database, callerId: string, id: string): Promise<string | null> {
  const user = await readUser(db, id);
  if (!user) throw notFound('userNotFound');
  if (id === callerId) return message('ownAccount');
  return users.allowsRemoval?.(user) ? null : deniedMessage('users');
}

/** Deletes a user and all that is theirs, files included, or nothing at all. */
export async function deleteUser(db: Database, callerId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Both rows, in one order: two administrators can't delete each other at once and leave nobody.
    const held = await trx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [callerId, id])
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!held.some((user) => user.id === callerId)) throw unauthorized();
    await trx.selectFrom('subscriptions').select('id').where('user_id', '=', id).forUpdate().execute();
    const reason = await deletionRefusal(trx, callerId, id);
    if (reason !== null) throw conflict('E_NOT_DELETABLE', reason);
    const files = await filesOfUser(trx, id);
    await trx.deleteFrom('users').where('id', '=', id).execute();
    await removeFiles(trx, files);
  });
}
