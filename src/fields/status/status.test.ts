import { describe, expect, test } from 'vitest';
import { holds, junk } from '#fields/testing.ts';
import { status } from './status.ts';
import { views } from './status.views.tsx';

const subscription = status({});
const context = { field: subscription, labelOf: () => undefined };

describe('a stored state', () => {
  test('is a text in its object, or null where the field says so', () => {
    expect(holds(subscription, { status: 'OK' })).toBe(true);
    expect(holds(subscription, 'OK')).toBe(false);
    expect(holds(subscription, null)).toBe(false);
    expect(holds(status({ nullable: true }), null)).toBe(true);
    for (const value of junk) expect(holds(subscription, value)).toBe(false);
  });

  test('is formatted as it came', () => {
    expect(views.format({ status: 'PAST_DUE' }, context)).toBe('PAST_DUE');
    expect(views.isEmpty({ status: '' })).toBe(true);
    expect(views.isEmpty({ status: 'OK' })).toBe(false);
  });

  test('never fills a form', () => {
    expect(subscription.toDraft({ status: 'OK' })).toBeNull();
  });
});
