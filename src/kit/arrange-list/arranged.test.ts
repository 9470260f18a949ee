import { expect, test } from 'vitest';
import { changed, moved, positionAt } from './arranged.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, label: id, shown: true }));
const order = (id: string, position: number) =>
  moved(items, id, position)
    .map((item) => item.id)
    .join('');

test('an item moves to a position; a position outside of the list means its nearest end', () => {
  expect(order('a', 1)).toBe('bac');
  expect(order('c', 0)).toBe('cab');
  expect(order('a', 9)).toBe('bca');
  expect(order('c', -3)).toBe('cab');
  expect(order('x', 0)).toBe('abc');
});

test('only the named item changes', () => {
  expect(changed(items, 'b', { width: 200 }).map(({ width }) => width)).toEqual([undefined, 200, undefined]);
});

test('the position of a pointer is that of the row under it', () => {
  const rows = [0, 40, 80].map((top) => ({ top, height: 40 }));
  expect([-5, 30, 65, 200].map((y) => positionAt(y, rows))).toEqual([0, 1, 2, 3]);
});
