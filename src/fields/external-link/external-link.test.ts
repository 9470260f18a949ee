import { describe, expect, test } from 'vitest';
import { holds, junk } from '#fields/testing.ts';
import { settings } from '#lib/settings/settings.ts';
import { addressOf } from './address.ts';
import { externalLink } from './external-link.ts';
import { views } from './external-link.views.tsx';

const field = externalLink({ base: 'paymentDashboard' });

describe('the address of a reference', () => {
  test('is below what the setting says, by default the card provider', () => {
    expect(addressOf(settings.paymentDashboard, 'sub_1Q2w3E')).toBe(
      'https://dashboard.stripe.com/subscriptions/sub_1Q2w3E',
    );
    expect(addressOf('http://localhost:9000/pay/', ' sub 1/2 ')).toBe(
      'http://localhost:9000/pay/sub%201%2F2',
    );
  });

  test.each([
    ['javascript:alert(1)//', 'sub_1'],
    ['data:text/html,', 'sub_1'],
    ['', 'sub_1'],
    ['dashboard', 'sub_1'],
    ['https://dashboard.stripe.com', '..'],
    ['https://dashboard.stripe.com', ' '],
  ])('is none for %s and %s', (base, reference) => {
    expect(addressOf(base, reference)).toBeUndefined();
  });

  test('stays below its base, whatever the reference says', () => {
    for (const reference of ['//evil.example', '../../x', 'https://evil.example', '?a=1#b'])
      expect(addressOf('https://pay.example/s', reference)).toMatch(/^https:\/\/pay\.example\/s\/[^/?#]+$/);
  });
});

describe('a reference', () => {
  test('is a text, or null where the field says so', () => {
    expect(holds(field, 'sub_1')).toBe(true);
    expect(holds(field, null)).toBe(false);
    expect(holds(externalLink({ base: 'paymentDashboard', nullable: true }), null)).toBe(true);
    for (const value of junk) expect(holds(field, value)).toBe(false);
  });

  test('is formatted as it came', () => {
    expect(views.format('sub_1', { field, labelOf: () => undefined })).toBe('sub_1');
    expect(views.isEmpty(' ')).toBe(true);
  });
});
