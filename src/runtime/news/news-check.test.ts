import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNewsCheck } from './news-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many changes are one question, and one more after a pause', async () => {
  const ask = vi.fn(async () => {});
  const check = createNewsCheck({ isWatched: () => true, ask, pause: 5_000 });
  for (let change = 0; change < 5; change += 1) check.request();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('while nobody looks at the page, the question waits', async () => {
  const ask = vi.fn(async () => {});
  let isWatched = false;
  const check = createNewsCheck({ isWatched: () => isWatched, ask, pause: 5_000 });
  check.request();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  isWatched = true;
  check.resume();
  expect(ask).toHaveBeenCalledOnce();
});

test('a failed question is asked again with the next change, and none after the list is left', async () => {
  const ask = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const check = createNewsCheck({ isWatched: () => true, ask, pause: 5_000 });
  check.request();
  await vi.advanceTimersByTimeAsync(6_000);
  check.request();
  expect(ask).toHaveBeenCalledTimes(2);
  check.request();
  check.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
