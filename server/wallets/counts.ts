import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/** Counts the transactions of each status. */
export async function countTransactions(db: Database) {
  const { rows } = await sql<Record<'pending' | 'validated' | 'rejected', number>>`
    select count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'validated')::int as validated,
      count(*) filter (where status = 'rejected')::int as rejected
    from transactions`.execute(db);
  return rows[0];
}
