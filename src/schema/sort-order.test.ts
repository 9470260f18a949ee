import { expect, test } from 'vitest';
import { formatOrders, parseOrders, parseSort } from './sort-order.ts';

test.for(['name', '-createdAt', 'distance_km', '-createdAt,price', 'price,-name'])(
  '%s is read and written',
  (text) => {
    const orders = parseOrders(text);
    expect(orders && formatOrders(orders)).toBe(text);
  },
);

test('a minus sorts the largest first', () => {
  expect(parseSort('price')).toEqual({ field: 'price', direction: 'ascending' });
  expect(parseSort('-price')).toEqual({ field: 'price', direction: 'descending' });
});

test.for(['', '-', '--name', 'a b', 'name;drop'])('"%s" is rejected', (text) => {
  expect(parseSort(text)).toBeUndefined();
  expect(parseOrders(text)).toBeUndefined();
});

test.for(['name,', ',name', 'name,name', 'name,-name', 'a,b,c', 'a, b', 'a,,b'])('"%s" is rejected', (text) =>
  expect(parseOrders(text)).toBeUndefined(),
);
