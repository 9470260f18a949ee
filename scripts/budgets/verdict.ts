import { kB } from './brotli.ts';

/** Something measured, and what it may be. */
export interface Measure {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

export const isOver = ({ bytes, budget }: Measure) => bytes > budget;

/** One line of the table: what, how much, of how much. */
export const line = (measure: Measure) =>
  `${isOver(measure) ? 'OVER' : 'ok'.padEnd(4)}  ${measure.what.padEnd(34)}${kB(measure.bytes).padStart(10)} of ${kB(measure.budget).padStart(9)}`;

/** What is wrong with the calls of a page that shows a list, in words; nothing when all is well. */
export function callProblems(calls: readonly string[], profile: string, list: string): string[] {
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
