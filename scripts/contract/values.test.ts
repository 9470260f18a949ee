import { expect, test } from 'vitest';
import { rideOffers } from '#resources/ride-offers.ts';
import { rides } from '#resources/rides.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { isEqual, ownerMismatches } from './values.ts';

test.for([
  [[{ src: '/1', name: 'a' }], [{ name: 'a', src: '/1' }]],
  [['2026-01-01T00:00:00Z'], ['2026-01-01T00:00:00.000Z']],
  [{ nest: [{ eggs: 2, owner: null }] }, { nest: [{ owner: null, eggs: 2 }] }],
  [[], []],
])('%j and %j are equal', ([one, other]) => {
  expect(isEqual(one, other)).toBe(true);
});

test.for([
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [[1, 2], [1]],
  [[], {}],
  [[{ src: '/1' }], [{ src: '/2' }]],
])('%j and %j are not equal', ([one, other]) => {
  expect(isEqual(one, other)).toBe(false);
});

/** Returns the fields of records that name another user than the path. */
function ownersOf(holds: Operation['holds'], ...records: readonly Record<string, unknown>[]) {
  const [list] = operationsOf([rides]).filter(({ id }) => id === 'rides.list');
  if (list === undefined || holds === undefined) throw new Error('There is no list of rides.');
  return ownerMismatches({ ...list, holds, of: 'users' }, { id: 5 }, records).map(({ field }) => field);
}

test('a record of another owner is a difference, one that names several people or nobody is not', () => {
  expect(ownersOf(rideOffers, { driver: { id: '5' } }, { driver: { id: 5 } })).toEqual([]);
  expect(ownersOf(rideOffers, { driver: { id: 5 } }, { driver: { id: 6 } })).toEqual(['driver']);
  expect(ownersOf(rideOffers, { driver: null }, { driver: { name: 'Ada' } }, {})).toEqual([]);
  expect(ownersOf(rides, { client: { id: 6 }, driver: { id: 5 } })).toEqual([]);
  expect(ownersOf(rides, { client: { id: 6 }, driver: null })).toEqual(['client or driver or cancelledBy']);
});
