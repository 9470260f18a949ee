import { expect, test } from 'vitest';
import { idsOf } from './links.ts';

test.for([
  [null, []],
  [undefined, []],
  [[], []],
  [[null], []],
  [0, ['0']],
  ['null', ['null']],
  [{ id: 7, name: 'Wifi' }, ['7']],
  [
    [3, { id: 'a' }],
    ['3', 'a'],
  ],
] as const)('the ids of the records that %j names are %j', ([value, ids]) => {
  expect([...idsOf(value)]).toEqual(ids);
});
