import { expect, test } from 'vitest';
import { periodPresets } from './period-presets.ts';

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
  expect(periodPresets(now).map(({ name, from, to }) => [name, from, to])).toEqual(expected);
});
