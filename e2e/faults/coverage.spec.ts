import { expect, test } from '@playwright/test';
import { faults, shapes } from './faults.ts';
import { declaredCalls, elsewhere, type pathnameOf, reads, writes } from './screens.ts';
import { positionOf, rowsOf, rowsTried } from './tried-faults.ts';

const covered = [...reads, ...writes];

test('every declared call is tried with faults, or `elsewhere` says why not', () => {
  const isCovered = (call: Parameters<typeof pathnameOf>[0]) =>
    covered.some((each) => each.call.method === call.method && each.call.path === call.path);
  const missing = [...declaredCalls].filter(([name, call]) => !isCovered(call) && !(name in elsewhere));
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(Object.keys(elsewhere).filter((name) => !declaredCalls.has(name))).toEqual([]);
});

test('each shape of call has a promise for every fault, or the reason why there is none', () => {
  expect(Object.keys(faults).length).toBeGreaterThan(30);
  for (const shape of shapes) {
    const rows = rowsOf(shape);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(faults).toSorted());
    for (const { name, cell } of rows)
      if (typeof cell === 'object') expect(cell.no.length, `${shape}, ${name}`).toBeGreaterThan(10);
  }
  expect([...new Set(covered.map(({ shape }) => shape))].toSorted()).toEqual(shapes.toSorted());
});

test('each fault is tried on at least one screen of every shape', () => {
  for (const screens of [reads, writes])
    for (const { shape } of screens) {
      const alike = screens.filter((each) => each.shape === shape);
      for (const promise of ['message', 'merge', 'either', 'done', 'signIn'] as const) {
        const tried = alike.flatMap((each) =>
          rowsTried(positionOf(alike, each), promise).map(({ name }) => name),
        );
        const all = rowsOf(shape).filter(({ cell }) => cell === promise);
        expect([...new Set(tried)].toSorted()).toEqual(all.map(({ name }) => name).toSorted());
      }
    }
});
