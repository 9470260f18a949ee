/** The median of a list of times, and the time that 95 % of them do not exceed, in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Returns the latency of several runs. */
export function latencyOf(milliseconds: readonly number[]): Latency {
  const sorted = milliseconds.toSorted((left, right) => left - right);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
}

/** Returns the quarters of several measurements: a quarter of them is below `low`, a quarter above `high`. */
export function spread(values: readonly number[]) {
  const sorted = values.toSorted((left, right) => left - right);
  return { low: at(sorted, 0.25), median: at(sorted, 0.5), high: at(sorted, 0.75) };
}

/** Measures several runs in milliseconds, one after the other. An additional first run does not count. */
export async function timed(runs: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= runs; round++) {
    const started = performance.now();
    await run();
    if (round > 0) times.push(performance.now() - started);
  }
  return times;
}

/** Formats milliseconds. */
export const ms = (value: number) => (value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`);

/** Returns rows and their headings as a text in columns. */
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
