import { describe, expect, test } from 'vitest';
import { holds, junk } from '#fields/testing.ts';
import { account } from './account.ts';
import { views } from './account.views.tsx';

const method = account({ types: ['bank', 'paypal'] });
const labels: Readonly<Record<string, string>> = { bank: 'Virement bancaire' };
const context = { field: method, labelOf: (value: string) => labels[value] };

describe('an account', () => {
  test('is the label of its type, and its own label', () => {
    const value = { type: 'bank', label: 'FR76 •••• 1234' };
    expect(holds(method, value)).toBe(true);
    expect(views.format(value, context)).toBe('Virement bancaire, FR76 •••• 1234');
  });

  test('of a type that the product does not know is shown as it came', () => {
    expect(views.format({ type: 'crypto', label: '' }, context)).toBe('crypto');
  });

  test('may be missing only where its field says so', () => {
    expect(holds(method, null)).toBe(false);
    expect(holds(account({ types: [], nullable: true }), null)).toBe(true);
    expect(views.isEmpty({ type: '', label: ' ' })).toBe(true);
  });

  test.each([...junk, 'bank', { type: 'bank' }])('is nothing else: %s', (value) => {
    expect(holds(method, value)).toBe(false);
  });
});
