import { sql } from 'kysely';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import type { RidesTable, Tariff } from '#server/database/trade-tables.ts';
import { conflict, notFound } from '#server/http/http-error.ts';

/** The value-added tax on passenger transport in France. */
const taxRate = 0.1;

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

/**
 * Returns the lines before tax: the amounts of the ride's tariff, and the difference to the agreed price. Without a
 * tariff the ride is one line.
 */
function linesOf({ tariff, ...ride }: InvoicedRide, subtotal: number): readonly Line[] {
  const whole = line(message('invoiceRide', { reference: ride.reference }), 1, subtotal);
  if (!tariff) return [whole];
  const lines = [
    line(message('invoiceBase'), 1, tariff.base),
    line(message('invoiceDistance'), Number(ride.distance_km), tariff.km),
    line(message('invoiceTime'), ride.duration_min, tariff.minute),
    line(message('invoiceLuggage'), ride.luggage, tariff.luggage),
    line(message('invoiceAnimals'), ride.animals, tariff.animal),
    line(message('invoicePeople'), Math.max(0, ride.passengers - 1), tariff.person),
  ].filter(({ quantity }) => quantity > 0);
  const rest = cents(subtotal - lines.reduce((sum, { total }) => sum + total, 0));
  return rest === 0 ? lines : [...lines, line(message('invoiceAgreed'), 1, rest)];
}

const line = (label: string, quantity: number, unit_price: number): Line => ({
  label,
  quantity,
  unit_price,
  total: cents(quantity * unit_price),
});

const cents = (amount: number): number => Math.round(amount * 100) / 100;
