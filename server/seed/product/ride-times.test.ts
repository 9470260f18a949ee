import { expect, test } from 'vitest';
import { randomFrom } from '#server/seed/random.ts';
import { timeOfRide } from './ride-times.ts';

const joined = new Date('2025-02-03T10:00:00Z');
const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 28, hour, 40)));

test('the values after the time of a ride are the same at every hour, so that all demo data is', () => {
  const after = hours.map((now) => {
    const random = randomFrom(1);
    for (let ride = 0; ride < 100; ride++) timeOfRide(random, joined, now);
    return random.integer(0, 1_000_000);
  });
  expect(new Set(after).size).toBe(1);
});

test('a past ride is at least an hour ago, and after its user joined', () => {
  for (const now of hours) {
    const random = randomFrom(now.getTime());
    for (let ride = 0; ride < 100; ride++) {
      const at = timeOfRide(random, joined, now).getTime();
      expect(at).toBeLessThanOrEqual(now.getTime() - 3_600_000);
      expect(at).toBeGreaterThan(joined.getTime());
    }
  }
});
