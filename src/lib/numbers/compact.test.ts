import { expect, test } from 'vitest';
import { formatChange, formatCompact, formatCompactMoney, formatShare } from './compact.ts';

/** French numbers contain two kinds of no-break space. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  [0, '0'],
  [950, '950'],
  [12_500, '12,5 k'],
  [-3_000_000, '−3 M'],
])('%s is %s on an axis', (value, text) => {
  expect(plain(formatCompact(value))).toBe(text);
});

test.each([
  [0, '0 €'],
  [950, '950 €'],
  [12_500, '12,5 k€'],
  [3_000_000, '3 M€'],
  [2.5, '2,5 €'],
  [-12_500, '−12,5 k€'],
])('%s euros are %s on an axis', (value, text) => {
  expect(plain(formatCompactMoney(value))).toBe(text);
});

test.each([
  [1, 8, '13 %'],
  ['1', '4', '25 %'],
  [0, 4, '0 %'],
  [1, 1000, '< 1 %'],
  [5, 1000, '1 %'],
  [1, 0, undefined],
  [0, 0, undefined],
  [1, -1, undefined],
  ['x', 4, undefined],
  [1, null, undefined],
])('%s of %s is %s', (part, whole, text) => {
  expect(plain(formatShare(part, whole))).toBe(text);
});

test.each([
  [112, 100, '+12 %'],
  ['97', 100, '−3 %'],
  [100.2, 100, '0 %'],
  [0, 4, '−100 %'],
  [5, 0, undefined],
  [undefined, 4, undefined],
  [4, 'x', undefined],
])('the change to %s from %s is %s', (now, past, text) => {
  expect(plain(formatChange(now, past))).toBe(text);
});
