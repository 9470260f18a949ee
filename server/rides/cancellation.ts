import { rides } from '#resources/rides.ts';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { conflict, notFound } from '#server/http/http-error.ts';

/** Cancels a ride and its pending offers; throws a conflict if the ride has ended. */
export async function cancelRide(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ride = await trx
      .selectFrom('rides')
      .select(['id', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!ride) throw notFound('rideNotFound');
    if (!rides.commands?.['cancel']?.allows?.(ride)) {
      throw conflict('E_RIDE_ENDED', message('rideEnded'));
    }
    await trx.updateTable('rides').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await trx
      .updateTable('ride_offers')
      .set({ status: 'expired' })
      .where('ride_id', '=', id)
      .where('status', '=', 'pending')
      .execute();
  });
}
