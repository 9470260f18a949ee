import { expect, test } from 'vitest';
import { formatSort, parseSort } from './sort-order.ts';

test.for(['name', '-createdAt', 'distance_km'])('%s is read and written', (text) => {
  const order = parseSort(text);
  expect(order && formatSort(order)).toBe(text);
});

test('a minus sorts the largest first', () => {
  expect(parseSort('price')).toEqual({ field: 'price', direction: 'ascending' });
  expect(parseSort('-price')).toEqual({ field: 'price', direction: 'descending' });
});

test.for(['', '-', '--name', 'a b', 'name;drop'])('"%s" is no order', (text) => {
  expect(parseSort(text)).toBeUndefined();
});
