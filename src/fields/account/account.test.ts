import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { account } from './account.ts';
import { views } from './account.views.tsx';

const method = account({ types: ['bank', 'paypal'] });
const labels: Readonly<Record<string, string>> = { bank: 'Virement bancaire' };
const context = { field: method, labelOf: (value: string) => labels[value] };

describe('an account', () => {
  test('is shown as the label of its type, and its own label', () => {
    const value = { type: 'bank', label: 'FR76 •••• 1234' };
    expect(accepts(method, value)).toBe(true);
    expect(views.format(value, context)).toBe('Virement bancaire, FR76 •••• 1234');
  });

  test('of a type that the product does not know is shown as it is', () => {
    expect(views.format({ type: 'crypto', label: '' }, context)).toBe('crypto');
  });

  test('may be null only if its field is nullable', () => {
    expect(accepts(method, null)).toBe(false);
    expect(accepts(account({ types: [], nullable: true }), null)).toBe(true);
    expect(views.isEmpty({ type: '', label: ' ' })).toBe(true);
  });

  test.each([...junk, 'bank', { type: 'bank' }])('is never %s', (value) => {
    expect(accepts(method, value)).toBe(false);
  });
});
