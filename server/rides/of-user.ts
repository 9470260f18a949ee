import { sql } from 'kysely';
import { rides } from '#resources/rides.ts';
import type { Belongings } from '#server/users/belongings.ts';
import { rewriteRides } from './renamed-users.ts';

/**
 * The rides of a user, as client or driver. One under way prevents the deletion; requested ones are cancelled, open offers
 * of the user and for these rides expire, and the others stay.
 */
export const ridesOfUser: Belongings = {
  lock: async (trx, userId) => {
    await trx
      .selectFrom('rides')
      .select('id')
      .where((ride) => ride.or([ride('client_id', '=', userId), ride('driver_id', '=', userId)]))
      .where('status', 'in', ['pending', 'accepted', 'in_progress'])
      .forUpdate()
      .execute();
  },
  unsettled: async (db, userId) => {
    const { rows } = await sql<{ ride: boolean }>`
      select exists (select from rides where (client_id = ${userId} or driver_id = ${userId})
        and status in ('accepted', 'in_progress')) as ride`.execute(db);
    return rows[0]?.ride ? 'userHasRide' : undefined;
  },
  count: async (db, userId) => {
    const { rows } = await sql<{ requests: number; rides: number }>`
      select
        (select count(*)::int from rides where client_id = ${userId} and status = 'pending') as requests,
        (select count(*)::int from rides where client_id = ${userId} or driver_id = ${userId}) as rides`.execute(
      db,
    );
    return { ...rows[0] };
  },
  remove: async (trx, { id, callerId, now }) => {
    const cancelled = await trx
      .updateTable('rides')
      .set({ status: 'cancelled', cancelled_at: now, cancelled_by: callerId })
      .where('client_id', '=', id)
      .where('status', '=', 'pending')
      .returning(['id', 'reference'])
      .execute();
    const open = trx.updateTable('ride_offers').set({ status: 'expired' }).where('status', '=', 'pending');
    // Not one statement with "or": no index would serve it.
    await open.where('driver_id', '=', id).execute();
    await open
      .where('ride_id', 'in', trx.selectFrom('rides').select('id').where('client_id', '=', id))
      .execute();
    return cancelled.map((ride) => ({
      ...({ action: 'command', name: 'cancel', resource: rides } as const),
      before: { ...ride, status: 'pending' },
      after: { ...ride, status: 'cancelled' },
    }));
  },
  finish: rewriteRides,
};
