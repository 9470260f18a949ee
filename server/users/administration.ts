import type { DatabaseTransaction } from '#server/database/tables.ts';
import { unauthorized } from '#server/http/http-error.ts';

/**
 * Locks the calling administrator and the user whom they change or delete. Throws "unauthorized" if the caller is no
 * longer an active administrator.
 *
 * Both rows are locked in the order of their ids, and nobody may delete, demote or disable themselves. So the caller
 * remains an administrator until the transaction ends, and at least one administrator always remains (product rule).
 */
export async function lockAdministration(
  trx: DatabaseTransaction,
  callerId: string,
  id: string,
): Promise<void> {
  const locked = await trx
    .selectFrom('users')
    .select(['id', 'role', 'status', 'deleted_at'])
    .where('id', 'in', [callerId, id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const caller = locked.find((user) => user.id === callerId);
  if (caller?.role !== 'admin' || caller.status !== 'active' || caller.deleted_at !== null)
    throw unauthorized();
}
