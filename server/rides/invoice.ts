import { sql } from 'kysely';
import { invoiceAmounts, invoiceNumber } from '#resources/rules/fare.ts';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { conflict, notFound } from '#server/http/http-error.ts';

/** Reads the invoice of a ride; throws a conflict if the ride is not completed (product rule). */
export async function readInvoice(db: Database, id: string) {
  const ride = await db
    .selectFrom('rides as ride')
    .leftJoin('users as client', 'client.id', 'ride.client_id')
    .leftJoin('users as driver', 'driver.id', 'ride.driver_id')
    .select(['ride.id', 'ride.reference', 'ride.status', 'ride.distance_km', 'ride.duration_min'])
    .select(['ride.passengers', 'ride.luggage', 'ride.animals', 'ride.price', 'ride.tariff'])
    .select(['ride.created_at', 'ride.completed_at'])
    .select(['client.name as client', 'driver.name as driver'])
    .select(sql<string | null>`case when client.deleted_at is null then client.email end`.as('email'))
    .where('ride.id', '=', id)
    .executeTakeFirst();
  if (!ride) throw notFound('rideNotFound');
  if (ride.status !== 'completed') throw conflict('E_NO_INVOICE', message('noInvoice'));
  const issuedAt = (ride.completed_at ?? ride.created_at).toISOString();
  const measures = { ...ride, distance_km: Number(ride.distance_km) };
  const { lines, ...totals } = invoiceAmounts(ride.tariff, measures, Number(ride.price));
  return {
    id: ride.id,
    number: invoiceNumber(issuedAt, ride.reference),
    issuedAt,
    client: ride.client === null ? null : { name: ride.client, email: ride.email },
    driver: ride.driver === null ? null : { name: ride.driver },
    lines: lines.map(({ text, ...line }) => ({
      label: message(text, { reference: ride.reference }),
      ...line,
    })),
    ...totals,
  };
}
