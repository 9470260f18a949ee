import { sql } from 'kysely';
import type { Belongings } from '#server/users/belongings.ts';

/** The subscriptions of a user, which stay. One that is active prevents the deletion: the resource says so. */
export const subscriptionsOfUser: Belongings = {
  lock: async (trx, userId) => {
    await trx.selectFrom('subscriptions').select('id').where('user_id', '=', userId).forUpdate().execute();
  },
  count: async (db, userId) => {
    const { rows } = await sql<{ subscriptions: number }>`
      select count(*)::int as subscriptions from subscriptions where user_id = ${userId}`.execute(db);
    return { ...rows[0] };
  },
};
