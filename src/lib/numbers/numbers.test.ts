import { describe, expect, test } from 'vitest';
import {
  formatDecimal,
  formatInteger,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnit,
} from './numbers.ts';

/** French numbers contain two kinds of no-break space. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

const notNumbers = [
  undefined,
  null,
  '',
  '  ',
  'abc',
  '12,50',
  '1e3',
  '0x10',
  '12.',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  {},
  [],
  [5],
  new Date(),
];

test.each(notNumbers.map((value) => [value]))('%s is not formatted', (value) => {
  expect(formatMoney(value)).toBeUndefined();
  expect(formatDecimal(value, 2)).toBeUndefined();
  expect(formatInteger(value)).toBeUndefined();
  expect(formatNumber(value)).toBeUndefined();
  expect(formatUnit(value, 'minute')).toBeUndefined();
  expect(formatPercent(value)).toBeUndefined();
});

describe('money', () => {
  test.each([
    [12.5, '12,50 €'],
    ['12.50', '12,50 €'],
    [' 7 ', '7,00 €'],
    [0, '0,00 €'],
    ['0', '0,00 €'],
    [-0, '0,00 €'],
    [-0.001, '0,00 €'],
    [-3.456, '−3,46 €'],
    [1_234_567.891, '1 234 567,89 €'],
  ])('%s is %s', (value, text) => {
    expect(plain(formatMoney(value))).toBe(text);
  });

  test('never wraps between the digits and the euro sign', () => {
    expect(formatMoney(1234.5)).not.toContain(' ');
  });
});

test('decimals have a fixed number of digits', () => {
  expect(formatDecimal(4.5, 2)).toBe('4,50');
  expect(formatDecimal(4.999, 2)).toBe('5,00');
  expect(formatDecimal('3', 1)).toBe('3,0');
  expect(formatDecimal(-0.001, 2)).toBe('0,00');
  expect(formatDecimal(-4.5, 1)).toBe('−4,5');
});

test('counts are whole', () => {
  expect(plain(formatInteger(12_345))).toBe('12 345');
  expect(formatInteger('12')).toBe('12');
  expect(formatInteger(0)).toBe('0');
  expect(formatInteger(1.5)).toBeUndefined();
});

test('quantities keep their decimals and have their unit', () => {
  expect(formatNumber('12.50')).toBe('12,5');
  expect(plain(formatNumber(1_234.56789))).toBe('1 234,568');
  expect(formatUnit(12.5, 'kilometer')).toBe('12,5\u00a0km');
  expect(formatUnit(1_200, 'kilometer')).toBe('1\u202f200\u00a0km');
  expect(plain(formatUnit('25', 'minute'))).toBe('25 min');
  expect(plain(formatUnit(0, 'kilometer'))).toBe('0 km');
});

test('shares of one are percentages', () => {
  expect(plain(formatPercent(0.2))).toBe('20 %');
  expect(plain(formatPercent('0.055'))).toBe('5,5 %');
  expect(plain(formatPercent(0))).toBe('0 %');
});
