import { rides } from '#resources/rides.ts';
import { message } from '#server/base/messages.ts';
import type { UnitOfWork } from '#server/calls/handlers.ts';
import { conflict, notFound } from '#server/http/http-error.ts';
import { readRecord } from '#server/repository/records.ts';
import { rideTable } from './table.ts';

/** Cancels a ride and its pending offers. Returns the ride before and after; throws a conflict if it has ended. */
export async function cancelRide({ trx, expectVersion }: UnitOfWork, id: string) {
  const before = await readRecord(trx, rideTable, id, { lock: true });
  if (!before) throw notFound('rideNotFound');
  if (!rides.commands?.['cancel']?.allows?.(before)) throw conflict('E_RIDE_ENDED', message('rideEnded'));
  expectVersion(before);
  await trx.updateTable('rides').set({ status: 'cancelled' }).where('id', '=', id).execute();
  await trx
    .updateTable('ride_offers')
    .set({ status: 'expired' })
    .where('ride_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  return { before, after: { ...before, status: 'cancelled' } };
}
