import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { chartOverTime, peakOf } from './dashboard-chart.ts';
import { revenueChart, ridesChart } from './rides-charts.ts';
import { rolesChart } from './roles-chart.ts';
import { signupsChart } from './signups-chart.ts';

/** Replaces the two kinds of unbreakable space that French numbers contain. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const zone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'Europe/Paris';
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const charts = { signupsChart, rolesChart, ridesChart, revenueChart };

describe('rows on a calendar', () => {
  const months = { unit: 'month', key: 'month', series: [{ id: 'a', label: 'A' }], maxPoints: 12 } as const;
  const read = (rows: unknown) => chartOverTime(rows, months).points.map(({ id, values }) => [id, ...values]);

  test('a month without a row counts as 0, and months are in order', () => {
    const rows = [
      { month: '2026-03', a: 3 },
      { month: '2026-01', a: '1' },
    ];
    expect(read(rows)).toEqual([
      ['2026-01', 1],
      ['2026-02', 0],
      ['2026-03', 3],
    ]);
  });

  test('a figure that is not a number is missing, and two rows of one month are added', () => {
    const rows = [
      { month: '2026-01', a: 'x' },
      { month: '2026-02', a: 2 },
      { month: '2026-02', a: '3' },
      { month: '2026-02' },
    ];
    expect(read(rows)).toEqual([
      ['2026-01', null],
      ['2026-02', 5],
    ]);
  });

  test.each([
    undefined,
    null,
    {},
    'x',
    7,
    [],
    [null, 1, 'x', {}, { month: 'mars' }, { month: '2026-13', a: 1 }],
  ])('%j has no month', (rows) => expect(read(rows)).toEqual([]));

  test('of a long time only the latest part is shown', () => {
    const rows = [
      { month: '1971-01', a: 3 },
      { month: '2026-03', a: 1 },
    ];
    expect(read(rows)).toHaveLength(12);
  });
});

test('the peak is the first point with the highest total; without a number above 0 there is none', () => {
  const at = (...rows: (number | null)[][]) =>
    peakOf({ series: [], points: rows.map((values, id) => ({ id: String(id), label: `n° ${id}`, values })) });
  expect(at([1, 2], [null, 4], [4, 0])).toEqual({ label: 'n° 1', value: 4 });
  expect(at([0], [null])).toBeUndefined();
});

describe('the content of the charts', () => {
  test('of sign-ups', () => {
    const { data, summary } = signupsChart.read(
      {
        signups: [
          { month: '2026-02', clients: 1200, drivers: '34' },
          { month: '2026-03', clients: 20, drivers: 0 },
        ],
      },
      t,
    );
    expect(data.series.map(({ label }) => label)).toEqual([
      t('pages.dashboard.charts.signups.clients'),
      t('pages.dashboard.charts.signups.drivers'),
    ]);
    expect(data.points[0]).toEqual({
      id: '2026-02',
      label: 'février 2026',
      tick: 'févr.',
      values: [1200, 34],
      href: '/utilisateurs?role=client&role=driver&createdAt_from=2026-02-01&createdAt_to=2026-02-28',
    });
    expect(plain(summary)).toBe('1 254 inscriptions en 2 mois, au plus haut en février 2026 (1 234).');
  });

  test('of a single sign-up', () => {
    const { summary } = signupsChart.read({ signups: [{ month: '2026-02', clients: 1 }] }, t);
    expect(summary).toBe('1 inscription en 1 mois, en février 2026.');
  });

  test('of roles: the known ones first, in their order and with their label; then the others', () => {
    const { data, summary } = rolesChart.read(
      { roles: { partner: 5, admin: '5', client: 80, driver: 10, ghost: null }, verified: 60 },
      t,
    );
    expect(data.points.map(({ label, note, values }) => [label, note && plain(note), values[0]])).toEqual([
      ['Client', '80 %', 80],
      ['Chauffeur', '10 %', 10],
      [t('resources.users.choices.role.admin'), '5 %', 5],
      ['partner', '5 %', 5],
      ['ghost', undefined, null],
    ]);
    expect(plain(summary)).toBe('100 utilisateurs, dont 60 à l’adresse email vérifiée (60 %).');
  });

  test('of roles, without the number of verified users', () => {
    expect(rolesChart.read({ roles: { client: 2 } }, t).summary).toBe('2 utilisateurs.');
  });

  test('of rides and their revenue', () => {
    const days = [
      { date: '2026-11-01', rides: 3, revenue: '60.50' },
      { date: '2026-11-02', rides: 4, revenue: 80 },
    ];
    const statistics = { total: '1200', completed: 1100, days, revenue: 24_000 };
    const rides = ridesChart.read(statistics, t);
    const revenue = revenueChart.read(statistics, t);
    expect(plain(rides.summary)).toBe('1 200 courses au total. Terminées : 1 100, annulées : —.');
    expect(rides.data.points.map(({ values }) => values[0])).toEqual([3, 4]);
    expect(plain(revenue.summary)).toBe('24 000,00 € au total. Meilleur jour : 2 novembre 2026 (80,00 €).');
    expect(revenue.summary).toContain('2\u00a0novembre\u00a02026');
    expect(revenue.data.points.map(({ values }) => values[0])).toEqual([60.5, 80]);
    expect(revenue.data.points[0]?.label).toBe('1er novembre 2026');
  });
});

test.each(Object.entries(charts))('%s is empty if the response has no known member', (_, chart) => {
  for (const statistics of [
    {},
    { signups: null, roles: null, days: null },
    { signups: 'x', roles: [], days: {}, total: {}, revenue: [], verified: 'x' },
  ]) {
    const { data, summary } = chart.read(statistics, t);
    expect(data.points).toEqual([]);
    expect(summary).toBe('');
  }
});

test.each(Object.entries(charts))('%s formats its values in French', (_, { format }) => {
  expect(plain(format.value(12_345))).toMatch(/^12 345/);
  expect(format.value(0.5)).not.toBe('');
});
