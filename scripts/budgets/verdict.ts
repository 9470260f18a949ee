import { kB } from './brotli.ts';

/** A measured size and its budget, in bytes. */
export interface Measure {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

/** Returns true if a measure is larger than its budget. */
export const isOver = ({ bytes, budget }: Measure) => bytes > budget;

/** Formats a measure as a line of the report. */
export const line = (measure: Measure) =>
  `${isOver(measure) ? 'OVER' : 'ok'.padEnd(4)}  ${measure.what.padEnd(34)}${kB(measure.bytes).padStart(10)} of ${kB(measure.budget).padStart(9)}`;

/** Describes what is wrong with the calls of a page that shows a list. */
export function callViolations(calls: readonly string[], profile: string, list: string): string[] {
  const count = (path: string) => calls.filter((call) => call === path || call.startsWith(`${path}?`)).length;
  const repeated = [...new Set(calls)].filter((call) => calls.filter((other) => other === call).length > 1);
  return [
    ...(count(profile) === 1 ? [] : [`${profile} was called ${count(profile)} times, not once`]),
    ...(count(list) === 1 ? [] : [`${list} was called ${count(list)} times, not once`]),
    ...repeated.map((call) => `${call} was called again`),
    ...calls
      .filter((call) => call !== profile && !call.startsWith(`${list}?`))
      .map((call) => `${call} is one call too many`),
  ];
}
