import { expect, test } from 'vitest';
import type { Operation } from '#server/openapi/operation.ts';
import { productMismatches, sumMismatches } from './sums.ts';

const bill: Operation = {
  id: 'griffins.bill',
  group: 'griffins',
  summary: '',
  method: 'GET',
  path: '/griffin-bill',
  parameters: [],
  schema: {},
  component: 'Griffins',
  status: 200,
  access: 'admin',
  envelope: 'record',
  agreements: { sums: { total: ['fee', 'tax'] }, products: { lines: { total: ['quantity', 'price'] } } },
};

test('an amount that is not the sum of the others is named, unless one of them is not known yet', () => {
  const named = (record: object) => sumMismatches(bill, record, 'whole').map(({ field }) => field);
  expect(named({ total: 12, fee: 10, tax: 2 })).toEqual([]);
  expect(named({ total: 1200, fee: 10, tax: 2 })).toEqual(['total']);
  expect(named({ total: null, fee: 10, tax: 2 })).toEqual([]);
  expect(named({ total: 10, fee: 10, tax: null })).toEqual([]);
});

test.for([
  [10, 8.33, 83.3, []],
  [10, 8.33, 83.33, []],
  [0, 12, 0.05, []],
  [null, 12, 24, []],
  [10, 8.33, 8330, ['lines[].total']],
  [2, 12, 25, ['lines[].total']],
])('%s times %s is %s within the rounding of the factors: %s', ([quantity, price, total, named]) => {
  const found = productMismatches(bill, { lines: [{ quantity, price, total }] });
  expect(found.map(({ field }) => field)).toEqual(named);
});
