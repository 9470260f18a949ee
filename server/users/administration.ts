import type { DatabaseTransaction, Role, UserStatus } from '#server/database/tables.ts';
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
  for (const each of [...new Set([callerId, id])].toSorted()) {
    const user = trx.selectFrom('users').select(['role', 'status', 'deleted_at']).where('id', '=', each);
    // Other writes of the caller, which refer to them as the one who decided, go on: they may have what this one waits for.
    // What would refer to the user waits, and finds them deleted.
    const locked = each === id ? user.forUpdate() : user.forNoKeyUpdate();
    const row = await locked.executeTakeFirst();
    if (each === callerId && !isAdministrator(row)) throw unauthorized();
  }
}

interface Rights {
  readonly role: Role;
  readonly status: UserStatus;
  readonly deleted_at: Date | null;
}

const isAdministrator = (user: Rights | undefined) =>
  user?.role === 'admin' && user.status === 'active' && user.deleted_at === null;
