import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { status } from './status.ts';
import { views } from './status.views.tsx';

const subscription = status({});
const context = { field: subscription, labelOf: () => undefined };

describe('a stored state', () => {
  test('is a text in its object, or null if its field is nullable', () => {
    expect(accepts(subscription, { status: 'OK' })).toBe(true);
    expect(accepts(subscription, 'OK')).toBe(false);
    expect(accepts(subscription, null)).toBe(false);
    expect(accepts(status({ nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(subscription, value)).toBe(false);
  });

  test('is formatted as its label, or as it is without one', () => {
    expect(views.format({ status: 'PAST_DUE' }, context)).toBe('PAST_DUE');
    const labelled = { ...context, labelOf: (value: string) => (value === 'OK' ? 'À jour' : undefined) };
    expect(views.format({ status: 'OK' }, labelled)).toBe('À jour');
    expect(views.isEmpty({ status: '' })).toBe(true);
    expect(views.isEmpty({ status: 'OK' })).toBe(false);
  });

  test('never fills a form', () => {
    expect(subscription.toDraft({ status: 'OK' })).toBeNull();
  });
});
