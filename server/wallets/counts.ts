import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/** Reads the number of transactions of each status, which triggers keep. */
export async function countTransactions(db: Database) {
  const { rows } = await sql<Record<'pending' | 'validated' | 'rejected', number>>`
    select coalesce(sum(rows) filter (where part[1] = 'pending'), 0)::int as pending,
      coalesce(sum(rows) filter (where part[1] = 'validated'), 0)::int as validated,
      coalesce(sum(rows) filter (where part[1] = 'rejected'), 0)::int as rejected
    from kept_figures where figure = 'transactions'`.execute(db);
  return rows[0];
}

/** Reads the sum of the withdrawals that nobody has decided on. */
export async function sumPendingWithdrawals(db: Database) {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::float8 as amount from transactions
    where type = 'withdrawal' and status = 'pending'`.execute(db);
  return rows[0];
}
