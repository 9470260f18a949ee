import { expect, test } from 'vitest';
import { isPriceConfig, priceAt, readPrices, writePrices } from './price-config.ts';

const config = {
  base_price: 2.6,
  price_per_km: { day: 1.12, night: 1.56 },
  price_per_minute: { day: 0.35, night: 0.5 },
  supplements: {
    day: { animal: 1, luggage: 2, person: 3 },
    night: { animal: 4, luggage: 5, person: 6 },
  },
};

const prices = {
  basePrice: 2.6,
  pricePerKmDay: 1.12,
  pricePerKmNight: 1.56,
  pricePerMinutesDay: 0.35,
  pricePerMinutesNight: 0.5,
  luggagePriceDay: 2,
  luggagePriceNight: 5,
  animalPriceDay: 1,
  animalPriceNight: 4,
  personPriceDay: 3,
  personPriceNight: 6,
};

const nothing = Object.fromEntries(Object.keys(prices).map((name) => [name, undefined]));

test('the nested configuration becomes flat in the form', () => expect(readPrices(config)).toEqual(prices));

test('what the form sends is nested again', () => expect(writePrices(prices)).toEqual(config));

test('a configuration stays the same when it is read and written', () =>
  expect(writePrices(readPrices(config))).toEqual(config));

test('texts that are numbers are those numbers', () => {
  const texts = { base_price: '2.60', price_per_km: { day: ' 1.12 ', night: '1e3' } };
  expect(readPrices(texts)).toEqual({ ...nothing, basePrice: 2.6, pricePerKmDay: 1.12 });
});

test('0 is a price', () => expect(readPrices({ base_price: 0 })['basePrice']).toBe(0));

test.each([
  [undefined],
  [null],
  ['text'],
  [12],
  [[config]],
  [{}],
  [{ base_price: null, price_per_km: null, price_per_minute: 3, supplements: { day: null, night: [] } }],
  [{ base_price: Number.NaN, price_per_km: { day: {}, night: 'cher' }, supplements: 'none' }],
])('%j has no price', (odd) => expect(readPrices(odd)).toEqual(nothing));

test('a missing part does not affect the others', () => {
  const part = { price_per_km: { night: 1.56 }, supplements: { night: { person: '6' } } };
  expect(readPrices(part)).toEqual({ ...nothing, pricePerKmNight: 1.56, personPriceNight: 6 });
});

test('unknown members are not sent back', () =>
  expect(writePrices(readPrices({ ...config, id: 1, base_price: 3 }))).toEqual({ ...config, base_price: 3 }));

test('a configuration may be empty, but an object without its members is rejected', () => {
  expect(isPriceConfig({})).toBe(true);
  expect(isPriceConfig({ id: 1, supplements: null })).toBe(true);
  expect(isPriceConfig({ result: 'done' })).toBe(false);
});

test('a path in the configuration gives the price of the form', () => {
  expect(priceAt('supplements.night.luggage')).toBe('luggagePriceNight');
  expect(priceAt('pricePerKmDay')).toBe('pricePerKmDay');
  expect(priceAt('unknown')).toBe('unknown');
});
