import { expect, test } from 'vitest';
import { tableLimits } from './table-limits.ts';

const created = `alter table entity_griffins
  add column if not exists "name" text check (char_length("name") <= 80),
  add column if not exists "weight" integer check ("weight" >= -1 and "weight" <= 9);
`;
const limitsOf = (column: string, ...later: readonly string[]) =>
  tableLimits([created, ...later].join('\n')).get(column);
const most80 = [{ of: 'length', operator: '<=', limit: 80 }];

test('the limits of a new column are known', () => {
  expect(limitsOf('name')).toEqual(most80);
  expect(limitsOf('weight')).toEqual([
    { of: 'value', operator: '>=', limit: -1 },
    { of: 'value', operator: '<=', limit: 9 },
  ]);
});

test('a renamed column keeps its limits, and one that exists gets no others', () => {
  expect(limitsOf('title', 'alter table entity_griffins rename column "name" to "title";')).toEqual(most80);
  expect(limitsOf('name', 'alter table a\n  add column if not exists "name" text;')).toEqual(most80);
});

test.for([
  ['alter table a drop constraint if exists entity_griffins_name_check;', []],
  [
    'where attname = \'name\'; alter table a add constraint b check (char_length("name") <= 90);',
    [{ of: 'length', operator: '<=', limit: 90 }],
  ],
  ['alter table a drop constraint entity_griffins_nickname_check;', most80],
  ['alter table a drop column if exists "name";', undefined],
] as const)('after “%s”', ([later, limits]) => {
  expect(limitsOf('name', later)).toEqual(limits);
});
