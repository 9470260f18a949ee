import { describe, expect, test } from 'vitest';
import { type ChartPoint, chartDomain, isEmptyChart, namedPlaces, stackValues } from './chart.ts';

const pointsOf = (...rows: (number | null)[][]): ChartPoint[] =>
  rows.map((values, index) => ({ id: String(index), label: String(index), values }));

describe('a chart is empty', () => {
  test('without places, and without a value in any of them', () => {
    expect(isEmptyChart({ series: [], points: [] })).toBe(true);
    expect(isEmptyChart({ series: [], points: pointsOf([null, null], [null]) })).toBe(true);
  });

  test('but not where zero was counted', () => {
    expect(isEmptyChart({ series: [], points: pointsOf([null, 0]) })).toBe(false);
  });
});

test('values stand on each other, those under zero hang below', () => {
  expect(stackValues([3, null, 0, -2, 4, -1])).toEqual([
    { series: 0, from: 0, to: 3 },
    { series: 3, from: 0, to: -2 },
    { series: 4, from: 3, to: 7 },
    { series: 5, from: -2, to: -3 },
  ]);
});

test.each([
  [
    [[1, 2], [4]],
    [0, 4],
  ],
  [[[1, 5]], [0, 6]],
  [
    [[-3], [2]],
    [-3, 2],
  ],
  [
    [[0], [null]],
    [0, 1],
  ],
  [[], [0, 1]],
])('%j is drawn from and to %j', (rows, domain) => {
  expect(chartDomain(pointsOf(...rows))).toEqual(domain);
});

test('names under the plot never touch, and the last place has one', () => {
  expect(namedPlaces(4, 400, 40)).toEqual([0, 1, 2, 3]);
  expect(namedPlaces(7, 120, 40)).toEqual([0, 3, 6]);
  expect(namedPlaces(30, 10, 40)).toEqual([29]);
  expect(namedPlaces(0, 400, 40)).toEqual([]);
  expect(namedPlaces(2, 0, 40)).toEqual([1]);
});

test('plots over the same days name the same ones, a little wider or narrower', () => {
  const days = namedPlaces(92, 494, 66);
  expect(days).toEqual(namedPlaces(92, 474, 66));
  expect(days.map((day) => 91 - day)).toEqual([84, 70, 56, 42, 28, 14, 0]);
});
