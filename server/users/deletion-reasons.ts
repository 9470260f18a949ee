import { sql } from 'kysely';
import { users } from '#resources/users.ts';
import { deniedMessage, type MessageName, message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { notFound } from '#server/http/http-error.ts';
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
  if (users.allowsRemoval?.(user) === false) return deniedMessage(users);
  const open = await unsettled(db, id);
  return open ? message(open) : null;
}

/** Returns the message about what a user still has to settle: a withdrawal, money in the wallet, or a ride under way. */
async function unsettled(db: Database, id: string): Promise<MessageName | undefined> {
  const { rows } = await sql<{ withdrawal: boolean; wallet: boolean; ride: boolean }>`
    select
      exists (select from transactions join wallets on wallets.id = wallet_id
        where user_id = ${id} and type = 'withdrawal' and status = 'pending') as withdrawal,
      exists (select from wallets where user_id = ${id} and (available > 0 or pending > 0)) as wallet,
      exists (select from rides where (client_id = ${id} or driver_id = ${id})
        and status in ('accepted', 'in_progress')) as ride`.execute(db);
  const open = rows[0];
  if (open?.withdrawal) return 'userHasWithdrawal';
  if (open?.wallet) return 'userHasMoney';
  return open?.ride ? 'userHasRide' : undefined;
}
