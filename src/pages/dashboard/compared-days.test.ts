import { expect, test } from 'vitest';
import { comparedDays } from './compared-days.ts';

const shared = {
  member: 'rides',
  label: 'Courses',
  before: 'Avant',
  hrefOf: (from: string, to: string) => `${from}/${to}`,
};

test('each day has its number, that of the same day of the period before, and its address', () => {
  const { points, before } = comparedDays({
    ...shared,
    period: { from: '2026-03-02', to: '2026-03-04' },
    rows: [
      { date: '2026-03-02', rides: '3' },
      { date: '2026-03-03', rides: 'x' },
      { date: 5, rides: 1 },
      null,
    ],
    rowsBefore: [{ date: '2026-02-28', rides: 8 }],
  });
  expect(before).toBe('Avant');
  expect(points.map(({ id, values: [value], before: past, href }) => [id, value, past, href])).toEqual([
    ['2026-03-02', 3, 0, '2026-03-02/2026-03-02'],
    ['2026-03-03', null, 8, '2026-03-03/2026-03-03'],
    ['2026-03-04', 0, 0, '2026-03-04/2026-03-04'],
  ]);
});

test('a long period has a point for each month, with the days that are part of it', () => {
  const { points } = comparedDays({
    ...shared,
    period: { from: '2026-01-15', to: '2026-05-02' },
    rows: [
      { date: '2026-01-31', rides: 2 },
      { date: '2026-02-01', rides: 4 },
      { date: '2026-02-28', rides: 1 },
    ],
    rowsBefore: undefined,
  });
  expect(points.map(({ id }) => id)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04', '2026-05']);
  expect(points.map(({ values }) => values[0])).toEqual([2, 5, 0, 0, 0]);
  expect(points[0]?.href).toBe('2026-01-15/2026-01-31');
  expect(points.at(-1)?.href).toBe('2026-05-01/2026-05-02');
  expect(points[0]?.before).toBeUndefined();
});

test.each([undefined, null, {}, 'x', [], [null, 7, {}]])('%j has no point', (rows) => {
  const period = { from: '2026-03-02', to: '2026-03-04' };
  expect(comparedDays({ ...shared, period, rows, rowsBefore: [] }).points).toEqual([]);
});
