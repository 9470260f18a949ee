import { expect, test } from 'vitest';
import { isEqual } from './values.ts';

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
