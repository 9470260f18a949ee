import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNewsCheck } from './news-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many changes lead to one read, and one more after a pause', async () => {
  const read = vi.fn(async () => {});
  const check = createNewsCheck({ isWatched: () => true, read, pause: 5_000 });
  for (let change = 0; change < 5; change += 1) check.request();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('while nobody looks at the page, the read waits', async () => {
  const read = vi.fn(async () => {});
  let isWatched = false;
  const check = createNewsCheck({ isWatched: () => isWatched, read, pause: 5_000 });
  check.request();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  isWatched = true;
  check.resume();
  expect(read).toHaveBeenCalledOnce();
});

test('a failed read is repeated with the next change, and not after the list is left', async () => {
  const read = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const check = createNewsCheck({ isWatched: () => true, read, pause: 5_000 });
  check.request();
  await vi.advanceTimersByTimeAsync(6_000);
  check.request();
  expect(read).toHaveBeenCalledTimes(2);
  check.request();
  check.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});
