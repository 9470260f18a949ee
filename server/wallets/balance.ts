import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/** Reads the amounts in a driver's wallet. Without a wallet both are 0. */
export async function readBalance(db: Database, userId: string) {
  const { rows } = await sql<{ available: number; pending: number }>`
    select available::float8 as available, pending::float8 as pending from wallets where user_id = ${userId}`.execute(
    db,
  );
  return rows[0] ?? { available: 0, pending: 0 };
}
