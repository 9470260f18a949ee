import type { PriceConfig } from '#resources/calls/price-config.ts';
import { cents } from '#schema/cents.ts';
import { dayInFrance } from './french-days.ts';

/** The value-added tax on passenger transport in France. */
export const taxRate = 0.1;

/** The prices of a ride before tax, by day or by night. */
export interface Tariff {
  readonly base: number;
  readonly km: number;
  readonly minute: number;
  readonly luggage: number;
  readonly animal: number;
  /** For each person after the first. */
  readonly person: number;
}

/** What the price of a ride depends on. */
export interface RideMeasures {
  readonly distance_km: number;
  readonly duration_min: number;
  readonly luggage: number;
  readonly animals: number;
  readonly passengers: number;
}

/** A line of the calculation, before tax. */
export interface FareLine {
  readonly part: 'base' | 'distance' | 'time' | 'luggage' | 'animals' | 'people';
  readonly quantity: number;
  readonly unit_price: number;
  /** Rounded to the cent. */
  readonly total: number;
}

/** Returns the prices of rides by day or by night. */
export function tariffOf(config: PriceConfig, period: 'day' | 'night'): Tariff {
  const { luggage, animal, person } = config.supplements[period];
  const [km, minute] = [config.price_per_km[period], config.price_per_minute[period]];
  return { base: config.base_price, km, minute, luggage, animal, person };
}

/** Returns the lines of a ride's calculation. A part that the ride does not have is left out. */
export function fareLines(tariff: Tariff, ride: RideMeasures): readonly FareLine[] {
  const line = (part: FareLine['part'], quantity: number, unit_price: number): FareLine => ({
    part,
    quantity,
    unit_price,
    total: cents(quantity * unit_price),
  });
  return [
    line('base', 1, tariff.base),
    line('distance', ride.distance_km, tariff.km),
    line('time', ride.duration_min, tariff.minute),
    line('luggage', ride.luggage, tariff.luggage),
    line('animals', ride.animals, tariff.animal),
    line('people', Math.max(0, ride.passengers - 1), tariff.person),
  ].filter(({ quantity }) => quantity > 0);
}

/** Returns the price of a ride, tax included. */
export function fareOf(tariff: Tariff, ride: RideMeasures): number {
  const subtotal = fareLines(tariff, ride).reduce((sum, { total }) => sum + total, 0);
  return cents(subtotal * (1 + taxRate));
}

/** The text of the dictionary's section `server` that a line of an invoice has. */
const invoiceTexts = {
  base: 'invoiceBase',
  distance: 'invoiceDistance',
  time: 'invoiceTime',
  luggage: 'invoiceLuggage',
  animals: 'invoiceAnimals',
  people: 'invoicePeople',
} as const satisfies Record<FareLine['part'], string>;

/** A line of an invoice, before tax. */
interface InvoiceLine extends Omit<FareLine, 'part'> {
  readonly text: (typeof invoiceTexts)[FareLine['part']] | 'invoiceRide' | 'invoiceAgreed';
}

/**
 * Returns the lines of an invoice: the amounts of the ride's tariff, and the difference to the agreed price. Without a
 * tariff the ride is one line.
 */
function invoiceLines(tariff: Tariff | null, ride: RideMeasures, subtotal: number): readonly InvoiceLine[] {
  const single = (text: InvoiceLine['text'], total: number) => ({
    text,
    quantity: 1,
    unit_price: total,
    total,
  });
  if (!tariff) return [single('invoiceRide', subtotal)];
  const lines = fareLines(tariff, ride).map(({ part, ...line }) => ({ text: invoiceTexts[part], ...line }));
  const rest = cents(subtotal - lines.reduce((sum, { total }) => sum + total, 0));
  return rest === 0 ? lines : [...lines, single('invoiceAgreed', rest)];
}

/** Returns the lines and the totals of an invoice. `price` is the agreed price of the ride, tax included. */
export function invoiceAmounts(tariff: Tariff | null, ride: RideMeasures, price: number) {
  const total = cents(price);
  const subtotal = cents(total / (1 + taxRate));
  return {
    lines: invoiceLines(tariff, ride, subtotal),
    subtotal,
    tax_rate: taxRate,
    tax: cents(total - subtotal),
    total,
  };
}

/** Returns the number of the invoice of a ride. `issued` is a time as text: its year is the one in France. */
export const invoiceNumber = (issued: string, reference: string): string =>
  `F${dayInFrance(new Date(issued)).slice(0, 4)}-${reference}`;
