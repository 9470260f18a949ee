import { expect, test } from 'vitest';
import { tableLimits, uniqueColumns } from './table-limits.ts';

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

test('the limits of a range of days are those of its first and of its last day', () => {
  const range = `alter table a\n  add column if not exists "season" daterange check (lower("season") >= '2026-01-01' and upper("season") - 1 <= '2026-12-31');`;
  expect(limitsOf('season', range)).toEqual([
    { of: 'value', operator: '>=', limit: '2026-01-01' },
    { of: 'value', operator: '<=', limit: '2026-12-31' },
  ]);
});

test('a renamed column keeps its limits, and one that is added again gets those of the last addition', () => {
  expect(limitsOf('title', 'alter table entity_griffins rename column "name" to "title";')).toEqual(most80);
  expect(limitsOf('name', 'alter table a\n  add column if not exists "name" text;')).toEqual([]);
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

const index = 'create unique index if not exists entity_griffins_name_unique on entity_griffins ("name");';

test.for([
  ['', ['name']],
  ['drop index if exists entity_griffins_name_unique;', []],
  ['drop index entity_griffins_nickname_unique;', ['name']],
  ['alter index if exists entity_griffins_name_unique rename to entity_griffins_title_unique;', ['title']],
  ['alter table entity_griffins drop column if exists "name";', []],
  ['create unique index entity_griffins_plateNumber_unique on a ("plateNumber");', ['name', 'plateNumber']],
] as const)('after an index and “%s”, %j are unique', ([later, unique]) => {
  expect([...uniqueColumns('griffins', `${index}\n${later}`)]).toEqual(unique);
});
