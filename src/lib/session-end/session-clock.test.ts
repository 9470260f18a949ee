import { afterEach, expect, test, vi } from 'vitest';
import { startSessionClock } from './session-clock.ts';

afterEach(() => vi.useRealTimers());

const hour = 3_600_000;

test('time that passes is the same by both clocks', () => {
  vi.useFakeTimers();
  const clock = startSessionClock();
  vi.advanceTimersByTime(hour);
  expect([clock.now(), clock.ahead()]).toEqual([hour, 0]);
});

test('a clock that is set forward is ahead, and one that is set back does not stop the time', () => {
  vi.useFakeTimers();
  const clock = startSessionClock();
  const date = Date.now();
  vi.advanceTimersByTime(hour);
  vi.setSystemTime(date + 3 * hour);
  expect([clock.now(), clock.ahead()]).toEqual([3 * hour, 2 * hour]);
  vi.setSystemTime(date - 3 * hour);
  expect([clock.now(), clock.ahead()]).toEqual([hour, 0]);
});
