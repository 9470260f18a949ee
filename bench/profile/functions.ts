import type { CDPSession } from 'playwright-core';

/** A function of the page: how long it ran, without the functions that it called, and how often it was called. */
export interface MeasuredFunction {
  readonly name: string;
  /** Milliseconds. */
  readonly self: number;
  readonly calls: number;
}

/** Microseconds between two samples of the running function. */
const interval = 100;

/**
 * Returns the named functions that run while `act` runs, the one with the most self time first. Functions with the same
 * name are added up. The build must keep the names.
 */
export async function measureFunctions(
  cdp: CDPSession,
  act: () => Promise<unknown>,
): Promise<MeasuredFunction[]> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval });
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await cdp.send('Profiler.start');
  await act();
  const { profile } = await cdp.send('Profiler.stop');
  const coverage = await cdp.send('Profiler.takePreciseCoverage');
  await cdp.send('Profiler.disable');

  const calls = new Map<string, number>();
  for (const { functionName, ranges } of coverage.result.flatMap(({ functions }) => functions))
    calls.set(functionName, (calls.get(functionName) ?? 0) + (ranges[0]?.count ?? 0));
  const self = new Map<string, number>();
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  for (const [index, node] of (profile.samples ?? []).entries()) {
    const name = names.get(node) ?? '';
    self.set(name, (self.get(name) ?? 0) + (profile.timeDeltas?.[index + 1] ?? 0) / 1000);
  }
  return [...calls]
    .filter(([name, count]) => name !== '' && count > 0)
    .map(([name, count]) => ({ name, self: self.get(name) ?? 0, calls: count }))
    .sort((one, other) => other.self - one.self);
}
