import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Ending, startEndTimer } from './end-timer.ts';

const minute = 60_000;
const seen: (Ending | undefined)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  seen.length = 0;
});
afterEach(() => vi.useRealTimers());

const start = (lengths: { absolute: number; idle: number }) =>
  startEndTimer({ lengths, now: () => Date.now(), onChange: (ending) => seen.push(ending) });
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * minute);
const last = () => seen.at(-1);

test('two minutes before the end of the idle time the timer reports it, and counts the minutes down', () => {
  start({ absolute: 720 * minute, idle: 60 * minute });
  pass(57.9);
  expect(last()).toBeUndefined();
  pass(0.1);
  expect(last()).toEqual({ minutes: 2, canExtend: true });
  pass(1);
  expect(last()).toEqual({ minutes: 1, canExtend: true });
  pass(1);
  expect(last()).toEqual({ minutes: 0, canExtend: true });
});

test('a use starts the idle time again, before and after the end was reported', () => {
  const timer = start({ absolute: 720 * minute, idle: 60 * minute });
  pass(50);
  timer.recordUse();
  pass(57);
  expect(last()).toBeUndefined();
  pass(1);
  expect(last()?.minutes).toBe(2);
  timer.recordUse();
  expect(last()).toBeUndefined();
});

test('a use does not move the absolute end', () => {
  const timer = start({ absolute: 30 * minute, idle: 60 * minute });
  pass(20);
  timer.recordUse();
  pass(8);
  expect(last()).toEqual({ minutes: 2, canExtend: false });
  timer.recordUse();
  expect(last()).toEqual({ minutes: 2, canExtend: false });
});

test('on a page that was asleep at the end, the next check reports the end', () => {
  let now = 0;
  const timer = startEndTimer({
    lengths: { absolute: 720 * minute, idle: 60 * minute },
    now: () => now,
    onChange: (ending) => seen.push(ending),
  });
  now = 90 * minute;
  timer.check();
  expect(last()).toEqual({ minutes: 0, canExtend: true });
});

test('a stopped timer reports nothing more', () => {
  start({ absolute: 720 * minute, idle: 60 * minute }).stop();
  pass(120);
  expect(seen).toEqual([undefined]);
});
