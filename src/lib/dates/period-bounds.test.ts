import { afterEach, expect, test, vi } from 'vitest';
import { periodPresets } from '#schema/period-presets.ts';
import { dayOfBound, instantOfBound, isPeriodPreset } from './period-bounds.ts';

afterEach(() => vi.useRealTimers());

test.each([
  [
    new Date(2026, 2, 5, 23, 30),
    [
      ['today', '2026-03-05', '2026-03-05'],
      ['week', '2026-02-27', '2026-03-05'],
      ['month', '2026-03-01', '2026-03-31'],
      ['lastMonth', '2026-02-01', '2026-02-28'],
    ],
  ],
  [
    new Date(2024, 0, 31),
    [
      ['today', '2024-01-31', '2024-01-31'],
      ['week', '2024-01-25', '2024-01-31'],
      ['month', '2024-01-01', '2024-01-31'],
      ['lastMonth', '2023-12-01', '2023-12-31'],
    ],
  ],
])('on %s', (now, expected) => {
  expect(
    periodPresets.map((name) => [name, dayOfBound(name, '_from', now), dayOfBound(name, '_to', now)]),
  ).toEqual(expected);
});

test('a name means another day after midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 29, 23, 59) });
  expect(instantOfBound('today', '_from')).toEqual(new Date(2026, 10, 29));
  expect(instantOfBound('today', '_to')).toEqual(new Date(2026, 10, 30));
  vi.setSystemTime(new Date(2026, 10, 30, 0, 1));
  expect(instantOfBound('today', '_from')).toEqual(new Date(2026, 10, 30));
});

test('an instant means itself, and a day its start or its end', () => {
  const written = '2026-11-19T23:00:00.000Z';
  for (const bound of ['_from', '_to']) expect(instantOfBound(written, bound)).toEqual(new Date(written));
  expect(instantOfBound('2026-11-20', '_to')).toEqual(new Date(2026, 10, 21));
});

test.each(['', 'yesterday', 'toString', '2026-02-30', '2026-02-30T00:00:00.000Z', '2026-11-20T00:00', 'Z'])(
  '"%s" is no bound',
  (text) => {
    expect(instantOfBound(text, '_from')).toBeUndefined();
    expect(isPeriodPreset(text)).toBe(false);
  },
);
