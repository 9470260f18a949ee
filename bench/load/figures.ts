import { latencyOf, ms } from '#bench/timing.ts';
import type { MadeCall } from './drive.ts';

/** The calls that were made at a rate, in calls per second. */
export interface MeasuredRate<Call = MadeCall> {
  readonly rate: number;
  readonly calls: readonly Call[];
}

type Outcome = Pick<MadeCall, 'took' | 'status'>;

export const isFailed = ({ status }: Pick<MadeCall, 'status'>) => status === undefined || status >= 400;

/** Returns the percentiles of the times of some calls, in milliseconds. */
export const latencyOfCalls = (calls: readonly Pick<MadeCall, 'took'>[]) =>
  latencyOf(calls.map(({ took }) => took));

/** The headings of what `rowOf` returns, after its name. */
export const headings = ['calls', 'p50', 'p95', 'p99', 'failed'];

/** Returns the figures of some calls as texts. Failures have the statuses of their responses. */
export function rowOf(name: string, calls: readonly Outcome[]): string[] {
  const { p50, p95, p99 } = latencyOfCalls(calls);
  const failed = calls.filter(isFailed);
  const reasons = [...new Set(failed.map(({ status }) => status ?? 'none'))].join(' ');
  return [
    name,
    String(calls.length),
    ms(p50),
    ms(p95),
    ms(p99),
    failed.length === 0 ? '0' : `${failed.length} (${reasons})`,
  ];
}

/** Calls wait for each other where their median is above so many times that of the lowest rate. Other work of the machine changes it least. */
const bendFactor = 3;

/**
 * Returns the first rate of several rising ones at which calls fail or wait for each other; undefined if there is none.
 */
export function bendOf(measured: readonly MeasuredRate<Outcome>[]): number | undefined {
  const lowest = latencyOfCalls(measured[0]?.calls ?? []).p50;
  return measured.find(({ calls }) => calls.some(isFailed) || latencyOfCalls(calls).p50 > lowest * bendFactor)
    ?.rate;
}

/** Returns a sentence that says where a service bends. */
export function bendSentence(name: string, measured: readonly MeasuredRate<Outcome>[]): string {
  const bend = bendOf(measured);
  return bend === undefined
    ? `${name}: no bend up to ${measured.at(-1)?.rate}/s.`
    : `${name}: bends at ${bend}/s.`;
}
