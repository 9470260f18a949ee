import { expect, test } from 'vitest';
import { cents } from './cents.ts';

test.each([
  [2.3 * 1.15, 2.65],
  [1.005, 1.01],
  [8.35 * 0.1, 0.84],
  [1.4 * 1.025, 1.44],
  [0.1 + 0.2, 0.3],
  [2.644, 2.64],
  [-2.645, -2.65],
  [9_999_999_999.99, 9_999_999_999.99],
  [9_999_999_999.985, 9_999_999_999.99],
  [0, 0],
])('%d is %d to the cent', (amount, rounded) => {
  expect(cents(amount)).toBe(rounded);
});

test('every price of a distance is what whole numbers give', () => {
  let wrong = 0;
  for (let tenths = 1; tenths <= 1000; tenths += 1) {
    for (let price = 1; price <= 300; price += 1) {
      const exact = (BigInt(tenths) * BigInt(price) + 5n) / 10n;
      if (cents((tenths / 10) * (price / 100)) !== Number(exact) / 100) wrong += 1;
    }
  }
  expect(wrong).toBe(0);
});
