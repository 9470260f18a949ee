import { expect, test } from 'vitest';
import { createRecentRequests, recentMinutes } from './recent-requests.ts';

test('requests are counted by their duration, and forgotten after some minutes', () => {
  let time = 0;
  const recent = createRecentRequests(() => time);
  recent.record(200, 0.001);
  recent.record(500, 99);
  time = (recentMinutes - 1) * 60_000;
  recent.record(200, 0.001);
  const { failed, counts } = recent.read();
  expect([failed, counts[0], counts.at(-1)]).toEqual([1, 2, 1]);
  time = recentMinutes * 60_000;
  expect([recent.read().failed, recent.read().counts[0]]).toEqual([0, 1]);
});
