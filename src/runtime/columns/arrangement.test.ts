import { expect, test } from 'vitest';
import { tableLayout } from '#kit/table/table-layout.ts';
import { planets } from '#runtime/testing/planets.ts';
import { isColumnsText } from '#schema/columns-text.ts';
import {
  arrangedColumns,
  declaredArrangement,
  formatArrangement,
  offeredColumns,
  parseArrangement,
  titleColumn,
} from './arrangement.ts';

const read = (text: string) => {
  const arrangement = parseArrangement(planets, text);
  return arrangement && formatArrangement(arrangement);
};

test('a list offers its columns, then the fields of a record that no column shows', () => {
  expect(offeredColumns(planets).map(({ id }) => id)).toEqual([
    'identity',
    'climate',
    'relay',
    'discoveredAt',
    'description',
    'orbit',
  ]);
});

test('an arrangement is written and read', () => {
  const declared = formatArrangement(declaredArrangement(planets));
  expect(declared).toBe('identity,climate,relay,discoveredAt');
  expect(read(declared)).toBe(declared);
  expect(read('orbit:200,identity:320')).toBe('orbit:200,identity:320');
});

test('the column with the title is never missing; unknown ones and repeated ones are left out', () => {
  expect(titleColumn(planets)).toBe('identity');
  expect(read('climate,moons,climate:90,code')).toBe('identity,climate');
  expect(read('moons,,:12,<b>')).toBeUndefined();
  expect(read('')).toBeUndefined();
});

test('a width stays within its limits, and a width that is not one to four digits leaves the column out', () => {
  expect(read('identity:1,climate:9999')).toBe('identity:60,climate:800');
  expect(read('identity,climate:1e9,relay:-5')).toBe('identity');
});

test('a pinned column is written and read, and moves below the title after all others', () => {
  expect(read('identity,relay!,climate:90!')).toBe('identity,relay!,climate:90!');
  expect(read('identity,relay!!,climate!:90')).toBe('identity');
  expect(isColumnsText('identity,relay!,climate:90!')).toBe(true);
  expect(isColumnsText('identity,!relay')).toBe(false);
  const columns = arrangedColumns(planets, [
    { id: 'identity', width: undefined },
    { id: 'discoveredAt', width: undefined },
    { id: 'description', width: undefined, pinned: true },
    { id: 'relay', width: undefined },
  ]);
  expect([...tableLayout(columns).folds.keys()]).toEqual(['relay']);
  expect([...tableLayout(columns.map((column) => ({ ...column, width: 340 }))).folds]).toEqual([
    ['relay', 0],
    ['discoveredAt', 1],
    ['description', 3],
  ]);
});

test('the title stays the title wherever it is, and a chosen width is the maximum of its column', () => {
  const [climate, identity, relay] = arrangedColumns(planets, [
    { id: 'climate', width: 500 },
    { id: 'identity', width: undefined },
    { id: 'relay', width: 80 },
  ]);
  expect([climate?.position, identity?.position]).toEqual(['value', 'title']);
  expect(climate?.maxWidth).toBe(500);
  expect(climate?.width).toBeLessThan(500);
  expect([relay?.width, relay?.maxWidth]).toEqual([80, 80]);
  expect(identity?.maxWidth).toBeUndefined();
});
