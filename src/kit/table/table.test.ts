import { describe, expect, test } from 'vitest';
import { columnPlace, columnWidth, tableWidth } from './table.ts';

describe('columnWidth', () => {
  test('is 150 where the column says nothing', () => expect(columnWidth({})).toBe(150));
  test('is the width asked for', () => expect(columnWidth({ width: 240 })).toBe(240));
  test('is never under the product minimum', () => expect(columnWidth({ width: 4 })).toBe(20));
  test('is never under the column minimum', () => expect(columnWidth({ width: 40, minWidth: 90 })).toBe(90));
});

test('tableWidth adds the columns up', () => {
  expect(tableWidth([{ width: 100 }, {}, { width: 1 }])).toBe(270);
});

test('the first column heads the card unless it says otherwise', () => {
  const column = { id: 'a', header: 'A', cell: () => null };
  expect(columnPlace(column, 0)).toBe('title');
  expect(columnPlace(column, 1)).toBe('value');
  expect(columnPlace({ ...column, place: 'actions' }, 0)).toBe('actions');
});
