import { expect, test } from 'vitest';
import { passes } from './filtered-records.ts';
import type { FilterParameter } from './filters.ts';

const parameter = (kind: FilterParameter['kind'], bound: NonNullable<FilterParameter['bound']>) => ({
  name: `value${bound}`,
  filter: 'value',
  kind,
  field: undefined,
  members: ['value'],
  link: undefined,
  bound,
  many: false,
});

const day = '2026-10-12';
const instant = '2026-10-12T10:00:00.000Z';

test.for([
  ['days', '_from', day, day, true],
  ['days', '_to', day, day, true],
  ['days', '_from', day, '2026-10-13', false],
  ['days', '_to', day, '2026-10-11', false],
  ['period', '_from', instant, instant, true],
  ['period', '_to', instant, instant, false],
  ['range', '_min', 5, '5', true],
  ['range', '_max', 5, '5', true],
  ['range', '_max', 5, '4.5', false],
  ['days', '_to', null, day, false],
] as const)('%s%s: %s with the limit %s', ([kind, bound, value, limit, expected]) => {
  expect(passes(parameter(kind, bound), { id: '1', value }, [limit])).toBe(expected);
});

test('a filter by several members lets a record through that names the other one in one of them', () => {
  const members = ['guest', 'host'];
  const user = { name: 'user', filter: 'user', kind: 'record', field: undefined, members } as const;
  const one = { id: 1, name: 'Alice' };
  const found = (id: string, trip: object) =>
    passes({ ...user, link: undefined, many: false }, { id: 'a', ...trip }, [id]);
  expect(found('1', { guest: one, host: null })).toBe(true);
  expect(found('1', { guest: null, host: one })).toBe(true);
  expect(found('2', { guest: one, host: one })).toBe(false);
  expect(found('2', { guest: null, host: null })).toBe(false);
});
