import { expect, test } from '@playwright/test';
import { faults, type Shape, shapes } from './faults.ts';
import { declaredCalls, elsewhere, type pathnameOf, reads, writes } from './screens.ts';
import { isResponse, positionOf, rowsOf, rowsTried } from './tried-faults.ts';

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

test('each fault is tried on a screen that reads and on one that writes, and each response on every shape', () => {
  const promises = ['message', 'merge', 'either', 'done', 'signIn'] as const;
  const triedOn = (screens: readonly (typeof covered)[number][], shape?: Shape) => {
    const tried = screens
      .filter((each) => shape === undefined || each.shape === shape)
      .flatMap((each) => promises.flatMap((promise) => rowsTried(positionOf(screens, each), promise)));
    return new Set(tried.map(({ name }) => name));
  };
  for (const screens of [reads, writes]) {
    const applicable = (shape: Shape) => rowsOf(shape).filter(({ cell }) => typeof cell === 'string');
    const inAny = [...new Set(screens.map(({ shape }) => shape))];
    const tried = triedOn(screens);
    const all = inAny.flatMap(applicable).map(({ name }) => name);
    expect(all.filter((name) => !tried.has(name))).toEqual([]);
    for (const shape of inAny) {
      const triedHere = triedOn(screens, shape);
      const responses = applicable(shape).filter(({ fault }) => isResponse(fault));
      expect(
        responses.filter(({ name }) => !triedHere.has(name)),
        shape,
      ).toEqual([]);
    }
  }
});
