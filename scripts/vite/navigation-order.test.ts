import { expect, test } from 'vitest';
import { inNavigationOrder } from './navigation-order.ts';

const entry = (name: string, group: string) => ({ name, group });

test('the first list is first, whatever the other groups are called', () => {
  const entries = [
    entry('invoices', 'accounting'),
    entry('users', 'main'),
    entry('rides', 'operations'),
    entry('payments', 'accounting'),
    entry('options', 'main'),
  ];
  expect(inNavigationOrder(entries).map(({ name }) => name)).toEqual([
    'users',
    'options',
    'invoices',
    'payments',
    'rides',
  ]);
});
