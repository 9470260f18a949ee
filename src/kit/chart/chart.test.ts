import { describe, expect, test } from 'vitest';
import { type ChartPoint, chartDomain, isEmptyChart, namedPoints, nameSpace, stackValues } from './chart.ts';
import { barRows } from './chart-scales.ts';

const pointsOf = (...rows: (number | null)[][]): ChartPoint[] =>
  rows.map((values, index) => ({ id: String(index), label: String(index), values }));

describe('a chart is empty', () => {
  test('without points, and without values', () => {
    expect(isEmptyChart({ series: [], points: [] })).toBe(true);
    expect(isEmptyChart({ series: [], points: pointsOf([null, null], [null]) })).toBe(true);
  });

  test('but not with a zero', () => {
    expect(isEmptyChart({ series: [], points: pointsOf([null, 0]) })).toBe(false);
  });
});

test('values are stacked, negative ones below zero', () => {
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
])('the values %j have the domain %j', (rows, domain) => {
  expect(chartDomain(pointsOf(...rows))).toEqual(domain);
});

test('names under the plot never overlap, and the last point has one', () => {
  expect(namedPoints(4, 400, 40)).toEqual([0, 1, 2, 3]);
  expect(namedPoints(7, 120, 40)).toEqual([0, 3, 6]);
  expect(namedPoints(30, 10, 40)).toEqual([29]);
  expect(namedPoints(0, 400, 40)).toEqual([]);
  expect(namedPoints(2, 0, 40)).toEqual([1]);
});

test('plots of the same days show the same names at slightly different widths', () => {
  const days = namedPoints(92, 494, 66);
  expect(days).toEqual(namedPoints(92, 474, 66));
  expect(days.map((day) => 91 - day)).toEqual([84, 70, 56, 42, 28, 14, 0]);
});

test('the last name is moved into the plot without touching the one before it', () => {
  const days = ['26 nov.', '27 nov.'];
  // Thirty days in 350 px: a name is 45.5 px wide, and the last one is moved by 17 px.
  expect(nameSpace(days, 5.75)).toBe(45.5 + 10 + 17);
  expect(namedPoints(30, 350, nameSpace(days, 5.75))).toEqual([1, 8, 15, 22, 29]);
  // The middle of a wide column is far enough from the edge.
  expect(nameSpace(days, 30)).toBe(45.5 + 10);
});

test('three bars take the height of the plot, fewer ones its middle, and more than fit are left to the table', () => {
  const size = { width: 400, height: 272 };
  const rowsOf = (count: number) =>
    barRows({ series: [], points: pointsOf(...Array.from({ length: count }, () => [1])) }, size);
  expect(rowsOf(3)).toMatchObject({ top: 0, height: 272 });
  expect(rowsOf(1)).toMatchObject({ top: 90, height: 92 });
  expect(rowsOf(30).shown).toHaveLength(7);
});
