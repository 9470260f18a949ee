/** A measurement of the visit of a screen (Web Vitals). */
export type Vital = 'lcp' | 'inp' | 'cls';

/** How good a measurement is, by the thresholds of https://web.dev/articles/vitals. */
export type Rating = 'good' | 'fair' | 'poor';

/** The limits of a measurement, and the upper bounds of the groups that it is counted in. The limits are bounds, too. */
interface VitalRule {
  readonly good: number;
  readonly fair: number;
  readonly bounds: readonly number[];
}

/** The rule of each measurement. Durations are milliseconds. */
export const vitals: Readonly<Record<Vital, VitalRule>> = {
  lcp: {
    good: 2500,
    fair: 4000,
    bounds: [250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  },
  inp: { good: 200, fair: 500, bounds: [16, 50, 75, 100, 150, 200, 300, 500, 1000, 2000] },
  cls: { good: 0.1, fair: 0.25, bounds: [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
};

/** The names of the measurements. */
export const vitalNames: readonly Vital[] = ['lcp', 'inp', 'cls'];

/** Returns how good a value is. */
export function ratingOf(vital: Vital, value: number): Rating {
  const { good, fair } = vitals[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

/** Returns the number of the group that a value is counted in. The last one has no upper bound. */
export function groupOf(vital: Vital, value: number): number {
  const { bounds } = vitals[vital];
  const group = bounds.findIndex((bound) => value <= bound);
  return group < 0 ? bounds.length : group;
}

/**
 * Returns a percentile of counted values, between 0 and 1, with the values of a group spread evenly over it. What is above
 * the last bound counts as that bound. Returns null without a value.
 */
export function percentileOf(
  bounds: readonly number[],
  counts: ReadonlyMap<number, number>,
  share: number,
): number | null {
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
  if (total === 0) return null;
  const wanted = total * share;
  let before = 0;
  for (const [group, upper] of bounds.entries()) {
    const count = counts.get(group) ?? 0;
    const lower = bounds[group - 1] ?? 0;
    if (count > 0 && before + count >= wanted) return lower + ((upper - lower) * (wanted - before)) / count;
    before += count;
  }
  return bounds.at(-1) ?? null;
}
