import { describe, expect, test } from 'vitest';
import { holds, junk } from '#fields/testing.ts';
import { invoiceLines } from './invoice-lines.ts';
import { views } from './invoice-lines.views.tsx';

const lines = invoiceLines();
const fare = { label: 'Course', quantity: 12.5, unit_price: '1.20', total: 15 };

describe('the lines of an invoice', () => {
  test('say what is charged for and what it comes to', () => {
    const value = [fare, { label: 'Bagages', quantity: null, unit_price: null, total: null }];
    expect(holds(lines, value)).toBe(true);
    expect(views.format(value, { field: lines, labelOf: () => undefined }).replaceAll(/\s/g, ' ')).toBe(
      'Course : 15,00 €, Bagages',
    );
  });

  test('may be none, and then say nothing', () => {
    expect(holds(lines, [])).toBe(true);
    expect(views.isEmpty([])).toBe(true);
  });

  test.each([
    null,
    ...junk.filter((value) => !Array.isArray(value) || value.length > 0),
    [{ quantity: 1 }],
    [{ ...fare, total: 'gratuit' }],
  ])('are nothing else: %j', (value) => {
    expect(holds(lines, value)).toBe(false);
  });
});
