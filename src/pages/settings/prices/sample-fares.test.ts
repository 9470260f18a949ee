import { expect, test } from 'vitest';
import { readPrices } from './price-config.ts';
import { faresOf, readMeasures, usualMeasures } from './sample-fares.ts';

const prices = readPrices({
  base_price: 2.6,
  price_per_km: { day: 1.12, night: 1.56 },
  price_per_minute: { day: 0.35, night: 0.5 },
  supplements: {
    day: { animal: 1, luggage: 2, person: 3 },
    night: { animal: 4, luggage: 5, person: 6 },
  },
});

test('a sample ride costs what the invoice would say', () => {
  const { measures, invalid } = readMeasures(usualMeasures);
  expect(invalid).toEqual([]);
  expect(faresOf(prices, measures)).toEqual({ day: 25.92, night: 39.69 });
});

test('measures are typed with a comma or a point; persons are whole', () => {
  expect(readMeasures({ ...usualMeasures, distance_km: '8,5' }).measures?.distance_km).toBe(8.5);
  const typed = { ...usualMeasures, passengers: '1,5', luggage: '', animals: '-1', duration_min: 'x' };
  const { measures, invalid } = readMeasures(typed);
  expect([measures, invalid]).toEqual([undefined, ['duration_min', 'passengers', 'luggage', 'animals']]);
});

test('without a price, or without a measure, nothing is calculated', () => {
  const nothing = { day: undefined, night: undefined };
  expect(faresOf({ ...prices, basePrice: undefined }, readMeasures(usualMeasures).measures)).toEqual(nothing);
  expect(faresOf(prices, undefined)).toEqual(nothing);
});
