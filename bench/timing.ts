/** Returns the value that a share of some sorted values do not exceed; NaN if there are none. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Returns the median, the 95th and the 99th percentile of several times, in milliseconds. */
export function latencyOf(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((left, right) => left - right);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) };
}

/** Returns the lower quartile, the median and the upper quartile of several values. */
export function quartiles(values: readonly number[]) {
  const sorted = values.toSorted((left, right) => left - right);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

/**
 * Runs a function several times, one run after the other, and returns the time of each in milliseconds. A first run,
 * which is not measured, fills the caches.
 */
export async function timesOf(runs: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= runs; round++) {
    const started = performance.now();
    await run();
    if (round > 0) times.push(performance.now() - started);
  }
  return times;
}

/** Returns milliseconds as a text; a dash if nothing was measured. */
export function ms(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`;
}

/** Returns headings and rows as a text in aligned columns. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');
  return all.map(line).join('\n');
}
