import { expect, test } from 'vitest';
import { groupOf, percentileOf, ratingOf, vitalNames, vitals } from './vitals.ts';

test('a limit belongs to the better side, and is a bound, so that counting changes no rating', () => {
  for (const name of vitalNames) {
    const { good, fair, bounds } = vitals[name];
    expect([good, good + 0.001, fair, fair + 0.001].map((value) => ratingOf(name, value))).toEqual([
      'good',
      'fair',
      'fair',
      'poor',
    ]);
    expect(bounds).toEqual(expect.arrayContaining([good, fair]));
  }
});

test('the percentile of counted values lies in the group that contains it', () => {
  const { bounds } = vitals.inp;
  const counts = new Map<number, number>();
  for (const value of [20, 20, 20, 180]) {
    const group = groupOf('inp', value);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  expect(percentileOf(bounds, counts, 0.75)).toBe(50);
  expect(percentileOf(bounds, counts, 0.95)).toBeGreaterThan(150);
  expect(percentileOf(bounds, new Map([[bounds.length, 3]]), 0.75)).toBe(2000);
  expect(percentileOf(bounds, new Map(), 0.75)).toBe(null);
});
