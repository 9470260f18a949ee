import { expect, test } from 'vitest';
import { cents } from '#schema/cents.ts';
import { fareLines, fareOf, invoiceAmounts, invoiceNumber, tariffOf, taxRate } from './fare.ts';

const config = {
  base_price: 2.9,
  price_per_km: { day: 1.25, night: 1.6 },
  price_per_minute: { day: 0.28, night: 0.34 },
  supplements: {
    day: { animal: 2, luggage: 1, person: 1.5 },
    night: { animal: 2.5, luggage: 1.2, person: 2 },
  },
};
const ride = { distance_km: 8.4, duration_min: 21, luggage: 2, animals: 0, passengers: 3 };

test('a ride costs its lines, each rounded to the cent, and the tax', () => {
  const lines = fareLines(tariffOf(config, 'day'), ride);
  expect(lines.map(({ part, total }) => [part, total])).toEqual([
    ['base', 2.9],
    ['distance', 10.5],
    ['time', 5.88],
    ['luggage', 2],
    ['people', 3],
  ]);
  expect(fareOf(tariffOf(config, 'day'), ride)).toBe(26.71);
  expect(fareOf(tariffOf(config, 'night'), ride)).toBe(32.87);
});

test('the first person, and no person, cost nothing more', () => {
  const alone = { ...ride, passengers: 1 };
  expect(fareOf(tariffOf(config, 'day'), { ...ride, passengers: 0 })).toBe(
    fareOf(tariffOf(config, 'day'), alone),
  );
});

/** An invoice begins with the agreed price and must find the same lines again, without a difference. */
test('the price without its tax is the sum of the lines', () => {
  for (let distance = 0.1; distance < 60; distance += 0.7) {
    const tariff = tariffOf(config, distance % 2 < 1 ? 'day' : 'night');
    const measured = { ...ride, distance_km: cents(distance), duration_min: Math.round(distance * 2.3) };
    const sum = fareLines(tariff, measured).reduce((total, line) => total + line.total, 0);
    expect(cents(fareOf(tariff, measured) / (1 + taxRate))).toBe(cents(sum));
  }
});

test('half a cent of a line, of the price and of the tax counts as one', () => {
  const tariff = { ...tariffOf(config, 'day'), base: 0, km: 1.15, minute: 0 };
  const short = { distance_km: 2.3, duration_min: 0, luggage: 0, animals: 0, passengers: 1 };
  expect(fareLines(tariff, short).map(({ total }) => total)).toEqual([0, 2.65]);
  // 1.15 € and 10 % are 1.265 €.
  expect(fareOf(tariff, { ...short, distance_km: 1 })).toBe(1.27);
  expect(invoiceAmounts(tariff, short, 2.915)).toMatchObject({ subtotal: 2.65, tax: 0.27, total: 2.92 });
});

test.each([
  ['2026-12-31T22:59:59.000Z', 'F2026-C-1'],
  ['2026-12-31T23:00:00.000Z', 'F2027-C-1'],
  ['2026-07-01T12:00:00.000Z', 'F2026-C-1'],
])('an invoice of %s has the number %s: its year is that of its day in France', (issued, number) => {
  expect(invoiceNumber(issued, 'C-1')).toBe(number);
});
