import { sql } from 'kysely';
import { cents, type FareLine, fareLines, type Tariff, taxRate } from '#resources/rules/fare.ts';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import type { RidesTable } from '#server/database/trade-tables.ts';
import { conflict, notFound } from '#server/http/http-error.ts';

interface Line {
  readonly label: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly total: number;
}

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
  const issued = ride.completed_at ?? ride.created_at;
  const total = Number(ride.price);
  const subtotal = cents(total / (1 + taxRate));
  return {
    id: ride.id,
    number: `F${issued.getUTCFullYear()}-${ride.reference}`,
    issuedAt: issued.toISOString(),
    client: ride.client === null ? null : { name: ride.client, email: ride.email },
    driver: ride.driver === null ? null : { name: ride.driver },
    lines: linesOf(ride, subtotal),
    subtotal,
    tax_rate: taxRate,
    tax: cents(total - subtotal),
    total,
  };
}

type InvoicedRide = Pick<RidesTable, 'reference' | 'duration_min' | 'passengers' | 'luggage' | 'animals'> & {
  readonly distance_km: string;
  readonly tariff: Tariff | null;
};

const labels = {
  base: 'invoiceBase',
  distance: 'invoiceDistance',
  time: 'invoiceTime',
  luggage: 'invoiceLuggage',
  animals: 'invoiceAnimals',
  people: 'invoicePeople',
} as const satisfies Record<FareLine['part'], unknown>;

/**
 * Returns the lines before tax: the amounts of the ride's tariff, and the difference to the agreed price. Without a
 * tariff the ride is one line.
 */
function linesOf({ tariff, ...ride }: InvoicedRide, subtotal: number): readonly Line[] {
  const single = (label: string, total: number): Line => ({ label, quantity: 1, unit_price: total, total });
  if (!tariff) return [single(message('invoiceRide', { reference: ride.reference }), subtotal)];
  const measures = { ...ride, distance_km: Number(ride.distance_km) };
  const lines = fareLines(tariff, measures).map(({ part, ...line }) => ({
    label: message(labels[part]),
    ...line,
  }));
  const rest = cents(subtotal - lines.reduce((sum, { total }) => sum + total, 0));
  return rest === 0 ? lines : [...lines, single(message('invoiceAgreed'), rest)];
}
