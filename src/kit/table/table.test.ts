import { describe, expect, test } from 'vitest';
import { columnPosition, columnWidth, tableWidth } from './table.ts';

describe('columnWidth', () => {
  test('is 150 by default', () => expect(columnWidth({})).toBe(150));
  test('is the declared width', () => expect(columnWidth({ width: 240 })).toBe(240));
  test('is at least the minimum of the product', () => expect(columnWidth({ width: 4 })).toBe(20));
});

test('tableWidth adds the columns up', () => {
  expect(tableWidth([{ width: 100 }, {}, { width: 1 }])).toBe(270);
});

test('the first column is the title of the card by default', () => {
  const column = { id: 'a', header: 'A', cell: () => null };
  expect(columnPosition(column, 0)).toBe('title');
  expect(columnPosition(column, 1)).toBe('value');
  expect(columnPosition({ ...column, position: 'actions' }, 0)).toBe('actions');
});
