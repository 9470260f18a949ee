import { expect, test } from 'vitest';
import { pagesOf } from './list-pages.ts';

const rows = (count: number) => Array.from({ length: count }, () => ({}));

test.each([
  ['an empty list', 0, false, 1, 0, { count: 1, more: false }],
  ['a counted list', 57, false, 2, 10, { count: 6, more: false }],
  ['a page that does not exist', 57, false, 9, 0, { count: 6, more: false }],
  ['the first page of many', 10_000, true, 1, 10, { count: 1000, more: true }],
  ['the last page that was counted', 10_000, true, 1000, 10, { count: 1001, more: true }],
  ['a page behind it', 10_000, true, 1200, 10, { count: 1201, more: true }],
  ['the last page of all', 10_000, true, 1234, 4, { count: 1234, more: false }],
  ['a page behind all', 10_000, true, 2000, 0, { count: 1000, more: true }],
])('%s', (_, total, more, page, shown, expected) => {
  expect(pagesOf({ total, more, records: rows(shown) }, { page, limit: 10 })).toEqual(expected);
});
