import type { DatabaseTransaction } from '#server/database/tables.ts';
import { unauthorized } from '#server/http/http-error.ts';

/**
 * Locks an administrator and the user whom they delete, demote or disable. Throws "unauthorized" if the caller is no
 * administrator any more.
 *
 * Both rows are locked in one order, and nobody may do these to their own account. Whoever acts therefore remains an
 * administrator until the end of the transaction: at least one always remains (product rule).
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
