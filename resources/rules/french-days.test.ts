import { expect, test } from 'vitest';
import { dayInFrance, startInFrance } from './french-days.ts';

test.each([
  ['2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['2026-07-14', '2026-07-13T22:00:00.000Z'],
  // The days on which clocks change, and the ones after.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in France at %s', (day, start) => {
  expect(startInFrance(day).toISOString()).toBe(start);
  expect(dayInFrance(startInFrance(day))).toBe(day);
  expect(dayInFrance(new Date(startInFrance(day).getTime() - 1))).not.toBe(day);
});
