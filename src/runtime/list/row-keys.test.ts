import { expect, test } from 'vitest';
import { rowKeys } from './row-keys.ts';

const keysOf = (...records: object[]) => [...rowKeys(records.map((record) => ({ ...record }))).values()];

test('the key of a row is its id, in any position', () => {
  expect(keysOf({ id: 7 }, { id: 'a' })).toEqual(keysOf({ id: 'a' }, { id: 7 }).toReversed());
});

test.each([
  ['without an id', [{}, { name: 'x' }, { id: null }, { id: {} }]],
  ['with the same id', [{ id: 1 }, { id: 1 }, { id: '1' }, { id: '"1"' }]],
  ['whose id looks like a position', [{}, { id: 'at 0' }, { id: 'undefined' }]],
])('rows %s have different keys', (_, records) => {
  const keys = keysOf(...records);
  expect(new Set(keys).size).toBe(records.length);
});
