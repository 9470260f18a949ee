import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/** What a driver may withdraw, now and soon. Without a wallet there is nothing. */
export async function readBalance(
  db: Database,
  userId: string,
): Promise<{ available: number; pending: number }> {
  const wallet = await db
    .selectFrom('wallets')
    .select(['available', 'pending'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { available: Number(wallet?.available ?? 0), pending: Number(wallet?.pending ?? 0) };
}

/** Where a driver's money may go. */
export async function readWithdrawalMethods(db: Database, userId: string) {
  const rows = await db
    .selectFrom('withdrawal_methods')
    .select(['id', 'type', 'label', 'is_default', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ is_default, created_at, ...method }) => ({
    ...method,
    isDefault: is_default,
    createdAt: created_at.toISOString(),
  }));
}

/** A user's rides in figures, as client and as driver. The amount and the distance are of completed rides. */
export async function readUserStats(db: Database, userId: string) {
  const { rows } = await sql<{
    rides: number;
    completed: number;
    cancelled: number;
    amount: number;
    distance_km: number;
  }>`
    select count(*)::int as rides,
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      coalesce(sum(price) filter (where status = 'completed'), 0)::float8 as amount,
      coalesce(sum(distance_km) filter (where status = 'completed'), 0)::float8 as distance_km
    from rides where client_id = ${userId} or driver_id = ${userId}`.execute(db);
  return rows[0] ?? { rides: 0, completed: 0, cancelled: 0, amount: 0, distance_km: 0 };
}
