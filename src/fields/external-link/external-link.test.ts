import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { settings } from '#lib/settings/settings.ts';
import { addressOf } from './address.ts';
import { externalLink } from './external-link.ts';
import { views } from './external-link.views.tsx';

const field = externalLink({ base: 'paymentDashboard' });

describe('the address of a reference', () => {
  test('is below the address of the setting, by default that of the card provider', () => {
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
  ])('is undefined for %s and %s', (base, reference) => {
    expect(addressOf(base, reference)).toBeUndefined();
  });

  test('stays below its base, whatever the reference contains', () => {
    for (const reference of ['//evil.example', '../../x', 'https://evil.example', '?a=1#b'])
      expect(addressOf('https://pay.example/s', reference)).toMatch(/^https:\/\/pay\.example\/s\/[^/?#]+$/);
  });
});

describe('a reference', () => {
  test('is a text, or null if its field is nullable', () => {
    expect(accepts(field, 'sub_1')).toBe(true);
    expect(accepts(field, null)).toBe(false);
    expect(accepts(externalLink({ base: 'paymentDashboard', nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(field, value)).toBe(false);
  });

  test('is formatted as it is', () => {
    expect(views.format('sub_1', { field, labelOf: () => undefined })).toBe('sub_1');
    expect(views.isEmpty(' ')).toBe(true);
  });
});
