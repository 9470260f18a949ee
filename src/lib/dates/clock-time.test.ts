import { expect, test } from 'vitest';
import { formatClockTime } from './clock-time.ts';

test('a time of the clock has its seconds, so that two of them differ', () => {
  expect(formatClockTime(new Date(2026, 10, 20, 14, 3, 7))).toBe('14:03:07');
  expect(formatClockTime(new Date(2026, 10, 20, 0, 0, 0))).toBe('00:00:00');
});
