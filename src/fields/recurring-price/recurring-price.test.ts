import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { recurringPrice } from './recurring-price.ts';
import { views } from './recurring-price.views.tsx';

const cycle = recurringPrice({});
const format = (
  price: number | string,
  interval_count?: number | string | null,
  interval_unit?: string | null,
) =>
  views
    .format({ price, interval_count, interval_unit }, { field: cycle, labelOf: () => undefined })
    .replaceAll(/\s/g, ' ');

describe('a recurring price', () => {
  test.each([
    [9.99, 1, 'month', '9,99 € / mois'],
    [29.99, 3, 'month', '29,99 € / 3 mois'],
    ['4.50', 2, 'week', '4,50 € / 2 semaines'],
    [4.5, 1, 'week', '4,50 € / semaine'],
    [1, 1, 'day', '1,00 € / jour'],
    [1, '15', 'day', '1,00 € / 15 jours'],
    [99, 1, 'year', '99,00 € / année'],
    [180, 2, 'year', '180,00 € / 2 années'],
    [0, 0, 'month', '0,00 € / 0 mois'],
  ])('of %s every %s %s is formatted as %s', (price, count, unit, text) => {
    expect(format(price, count, unit)).toBe(text);
  });

  test.each([
    [9.99, 1, 'month', '9,99 € / 1 Mois'],
    [1199.5, 2, 'year', '1 199,50 € / 2 Année(s)'],
    [14.5, 3, 'week', '14,50 € / 3 Semaine(s)'],
    [1, 30, 'day', '1,00 € / 30 jour(s)'],
    [1, 2, 'quarter', '1,00 € / 2 quarter'],
  ])(
    'of %s every %s %s has labels if the field says so: %s',
    (price, interval_count, interval_unit, text) => {
      const field = recurringPrice({ interval: 'labels' });
      const shown = views.format(
        { price, interval_count, interval_unit },
        { field, labelOf: () => undefined },
      );
      expect(shown.replaceAll(/\s/g, ' ')).toBe(text);
    },
  );

  test('with a unit that the product does not know shows it as it is', () => {
    expect(format(12, 1, 'quarter')).toBe('12,00 € / quarter');
    expect(format(12, 2, 'quarter')).toBe('12,00 € / 2 quarter');
  });

  test('without an interval is an amount; without a count, once', () => {
    expect(format(12)).toBe('12,00 €');
    expect(format(12, null, null)).toBe('12,00 €');
    expect(format(12, null, 'month')).toBe('12,00 € / mois');
  });

  test('is read from the members of its record', () => {
    expect(Object.keys(cycle.members)).toEqual(['price', 'interval_count', 'interval_unit']);
    expect(accepts(cycle, { price: '9.99', interval_count: 1, interval_unit: 'month' })).toBe(true);
    expect(accepts(cycle, { price: undefined, interval_count: 1, interval_unit: 'month' })).toBe(false);
    expect(accepts(cycle, { price: 9.99, interval_count: 'x', interval_unit: 'month' })).toBe(false);
    for (const value of junk) expect(accepts(cycle, value)).toBe(false);
  });
});
