import { expect, test } from 'vitest';
import { formatOrders, parseOrders } from '#schema/sort-order.ts';
import { nextDirection } from './next-direction.ts';
import { nextOrders, nextSort } from './next-orders.ts';

const press = (sort: string, field: string, adds: boolean) =>
  formatOrders(nextOrders(sort === '' ? [] : (parseOrders(sort) ?? []), field, adds));

test.for([
  ['', 'a', 'a'],
  ['a', 'a', '-a'],
  ['-a', 'a', ''],
  ['-b', 'a', 'a'],
  ['b,a', 'a', '-a'],
  ['-a,b', 'a', ''],
] as const)('a press: "%s", %s: "%s"', ([sort, field, next]) => {
  expect(press(sort, field, false)).toBe(next);
});

test.for([
  ['', 'a', 'a'],
  ['b', 'a', 'b,a'],
  ['b,a', 'a', 'b,-a'],
  ['b,-a', 'a', 'b'],
  ['a,b', 'a', '-a,b'],
  ['-a,b', 'a', 'b'],
  ['b,c', 'a', 'b,a'],
] as const)('a press that adds: "%s", %s: "%s"', ([sort, field, next]) => {
  expect(press(sort, field, true)).toBe(next);
});

test.for([
  [undefined, '-a', 'a', 'a'],
  ['a', '-a', 'a', undefined],
  [undefined, 'a', 'a', '-a'],
  ['-a', 'a', 'a', undefined],
  [undefined, '-a', 'b', 'b'],
  ['-b', '-a', 'b', undefined],
  ['-b', undefined, 'b', undefined],
] as const)('a press in a list with a declared order: %s, %s, %s: %s', ([sort, declared, field, next]) => {
  expect(nextSort(sort, declared, field, false)).toBe(next);
});

test.for([
  [undefined, undefined, 'a', 'ascending'],
  ['a', undefined, 'a', 'descending'],
  ['-a', undefined, 'a', 'none'],
  ['b,-a', undefined, 'a', 'none'],
  [undefined, '-a', 'a', 'ascending'],
  ['a', '-a', 'a', 'descending'],
  ['-a', 'a', 'a', 'ascending'],
  ['-b', '-a', 'b', 'none'],
  ['b,-a', '-a', 'a', 'ascending'],
] as const)('after a press, the order of a heading: %s, %s, %s: %s', ([sort, declared, field, direction]) => {
  const directionIn = (orders: string | undefined) =>
    parseOrders(orders ?? declared ?? '')?.find((order) => order.field === field)?.direction ?? 'none';
  expect(nextDirection(directionIn(sort), declared, field)).toBe(direction);
  expect(directionIn(nextSort(sort, declared, field, false))).toBe(direction);
});

test('a press that adds keeps the declared order before it', () => {
  expect(nextSort(undefined, '-a', 'b', true)).toBe('-a,b');
});
