import * as z from 'zod/mini';
import { cancellationNote, rides } from '#resources/rides.ts';
import { message } from '#server/base/messages.ts';
import type { UnitOfWork } from '#server/calls/handlers.ts';
import { conflict, notFound } from '#server/http/http-error.ts';
import { readRecord } from '#server/repository/records.ts';
import { rideTable } from './table.ts';

/** The body of a cancellation. */
export const cancellationBody = z.optional(z.object({ note: z.optional(cancellationNote.draft) }));

interface Cancellation {
  readonly id: string;
  /** The administrator who cancels it. */
  readonly callerId: string;
  readonly note: string | undefined;
}

/** Cancels a ride and its pending offers. Returns the ride before and after; throws a conflict if it has ended. */
export async function cancelRide(
  { trx, expectVersion }: UnitOfWork,
  { id, callerId, note }: Cancellation,
  now: Date,
) {
  const before = await readRecord(trx, rideTable, id, { lock: true });
  if (!before) throw notFound('rideNotFound');
  expectVersion(before);
  if (!rides.commands?.['cancel']?.allows?.(before)) throw conflict('E_RIDE_ENDED', message('rideEnded'));
  await trx
    .updateTable('rides')
    .set({ status: 'cancelled', cancelled_at: now, cancelled_by: callerId, cancel_note: note || null })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('ride_offers')
    .set({ status: 'expired' })
    .where('ride_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  return { before, after: (await readRecord(trx, rideTable, id)) ?? before };
}
