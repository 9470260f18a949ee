import { sql } from 'kysely';
import { isLive } from '#server/auth/session-life.ts';
import type { Database } from '#server/database/tables.ts';
import type { Tools } from '#server/http/context.ts';

/**
 * Counts what the deletion of a user is about: what goes (`establishments`, `sessions`, `methods`), is cancelled
 * (`requests`), or stays (`rides`, `transactions`, `subscriptions`).
 */
export async function countConsequences(
  tools: Tools,
  db: Database,
  id: string,
): Promise<Readonly<Record<string, number>>> {
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id)
    .where(isLive({ ...tools, db }))
    .execute();
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from establishments where owner_id = ${id}) as establishments,
      (select count(*)::int from rides where client_id = ${id} and status = 'pending') as requests,
      (select count(*)::int from withdrawal_methods where user_id = ${id}) as methods,
      (select count(*)::int from subscriptions where user_id = ${id}) as subscriptions,
      (select count(*)::int from rides where client_id = ${id} or driver_id = ${id}) as rides,
      (select count(*)::int from transactions join wallets on wallets.id = wallet_id
        where user_id = ${id}) as transactions`.execute(db);
  return { ...rows[0], sessions: open.length };
}
