import { expect, test } from 'vitest';
import { planet } from '#runtime/testing/planet-records.ts';
import { planets } from '#runtime/testing/planets.ts';
import { changedLines } from './changed-lines.ts';

const before = planet(1);

test('each changed field has a line with both values, in the order of the resource', () => {
  const now = { ...before, inhabited: false, name: 'Dune' };
  expect(changedLines(planets, before, now)).toEqual([
    'Nom\u00a0: Arrakis → Dune',
    expect.stringMatching(/\u00a0: Habitée → Déserte$/),
  ]);
});

test('a value that was removed is a dash', () => {
  expect(changedLines(planets, before, { ...before, name: '' })).toEqual(['Nom\u00a0: Arrakis → —']);
});

test('a member that only one of the two records has counts as unchanged, and so does a member without a field', () => {
  const { name, ...row } = before;
  expect(changedLines(planets, row, { ...before, version: 2 })).toEqual([]);
  expect(changedLines(planets, before, row)).toEqual([]);
});
