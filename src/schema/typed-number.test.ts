import { describe, expect, test } from 'vitest';
import { digitsOf, notNumber, readTypedNumber } from './typed-number.ts';

const euros = ['€', 'eur', 'euros'];

describe('an amount', () => {
  test.each([
    ['12,50 €', 12.5],
    ['12,50€', 12.5],
    ['1 234,50 €', 1234.5],
    ['1\u00a0234,50\u00a0€', 1234.5],
    ['1\u202f234,50\u00a0€', 1234.5],
    ['EUR 12.50', 12.5],
    ['12.50', 12.5],
    ['12,50 eur', 12.5],
    ['12 euros', 12],
    ['€12.50', 12.5],
    ['-€12.50', -12.5],
    ['\u2212€ 12,50', -12.5],
  ])('%j is %d', (typed, number) => {
    expect(readTypedNumber(typed, euros)).toBe(number);
  });

  test.each([
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['-1.234.567,5', -1234567.5],
    ['1,234,567.89', 1234567.89],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
  ])(
    '%j is %d: a comma or a point groups if the other one follows it, or if it comes again',
    (typed, number) => {
      expect(readTypedNumber(typed)).toBe(number);
    },
  );

  test('alone, a comma or a point precedes decimals: the rules of the field refuse a third one', () => {
    expect(readTypedNumber('1,234')).toBe(1.234);
    expect(readTypedNumber('1.234')).toBe(1.234);
  });

  test.each(['12,34,567', '1,2,3', '1.234.56', '1,23.50', '1,234.567.890', '12.345,678,9', '12€50'])(
    '%j is not a number',
    (typed) => {
      expect(readTypedNumber(typed, euros)).toBeNaN();
      expect(digitsOf(typed, euros)).toBeUndefined();
    },
  );

  test.each(['12,50 $', '$12.50', 'USD 12.50', '12 CHF', '12 %', '€12€', '€'])(
    '%j is refused: it is not in the unit of its field',
    (typed) => {
      expect(readTypedNumber(typed, euros)).toBeNaN();
    },
  );

  test('is refused with the unit that is expected, if there is one', () => {
    expect(notNumber(euros)).toBe('numberIn?unit=%E2%82%AC');
    expect(readTypedNumber('12 €')).toBeNaN();
    expect(notNumber()).toBe('number');
  });

  test('may be missing', () => {
    expect(readTypedNumber('\u00a0 ', euros)).toBeNull();
  });
});
