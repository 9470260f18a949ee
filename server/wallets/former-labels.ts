import { sql } from 'kysely';
import { despiteDeadlocks } from '#server/database/despite-deadlocks.ts';
import type { Database } from '#server/database/tables.ts';

/** The number of transactions that one statement changes. */
const batchRows = 1000;

const done = new WeakSet<Database>();

/**
 * Empties the labels of the withdrawals of deleted users, which versions before kept. Nothing says where they are, and to look for
 * them reads all users: so a process does it once.
 */
export async function emptyFormerLabels(db: Database): Promise<void> {
  if (done.has(db)) return;
  let isOpen = true;
  while (isOpen) isOpen = await despiteDeadlocks(() => emptySomeLabels(db));
  done.add(db);
}

/** Empties some of these labels. Returns true if there may be more. */
async function emptySomeLabels(db: Database): Promise<boolean> {
  const { rows } = await sql`
    update transactions set method_label = '' where id in (
      select transactions.id from users
        join wallets on wallets.user_id = users.id
        join transactions on transactions.wallet_id = wallets.id
      where users.deleted_at is not null and transactions.type = 'withdrawal' and transactions.method_label <> ''
      limit ${batchRows}
    ) returning 1`.execute(db);
  return rows.length === batchRows;
}
