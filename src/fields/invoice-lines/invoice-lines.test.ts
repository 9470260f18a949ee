import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { invoiceLines } from './invoice-lines.ts';
import { views } from './invoice-lines.views.tsx';

const lines = invoiceLines();
const fare = { label: 'Course', quantity: 12.5, unit_price: '1.20', total: 15 };

describe('the lines of an invoice', () => {
  test('are formatted as their labels and totals', () => {
    const value = [fare, { label: 'Bagages', quantity: null, unit_price: null, total: null }];
    expect(accepts(lines, value)).toBe(true);
    expect(views.format(value, { field: lines, labelOf: () => undefined }).replaceAll(/\s/g, ' ')).toBe(
      'Course : 15,00 €, Bagages',
    );
  });

  test('may be missing, and then show nothing', () => {
    expect(accepts(lines, [])).toBe(true);
    expect(views.isEmpty([])).toBe(true);
  });

  test.each([
    null,
    ...junk.filter((value) => !Array.isArray(value) || value.length > 0),
    [{ quantity: 1 }],
    [{ ...fare, total: 'gratuit' }],
  ])('are never %j', (value) => {
    expect(accepts(lines, value)).toBe(false);
  });
});
