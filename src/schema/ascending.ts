import * as z from 'zod/mini';
import type { Field, Filter } from './field.ts';
import type { Fields, Sentence, WritableName } from './field-names.ts';
import { problem } from './problem.ts';
import type { ProblemName } from './problem-text.ts';

/** The problem of a value that is less than that of another field, by the filter of their kind. */
const problems = {
  range: 'notBelowField',
  days: 'notBeforeField',
  period: 'notBeforeMoment',
} as const satisfies Partial<Record<Filter, ProblemName>>;

type ComparableFilter = keyof typeof problems;

type ComparableName<F extends Fields> = {
  // A value of two days has an order of its own.
  [K in WritableName<F>]: F[K] extends { ends: unknown }
    ? never
    : F[K] extends { filter: ComparableFilter }
      ? K
      : never;
}[WritableName<F>];

/** The other fields of the same kind. */
type OfSameKind<F extends Fields, Name extends keyof F> = {
  [K in ComparableName<F>]: K extends Name ? never : F[K]['kind'] extends F[Name]['kind'] ? K : never;
}[ComparableName<F>];

/** Two fields of one kind: amounts, days, moments. */
export type ComparablePair<F extends Fields> = {
  [Upper in ComparableName<F>]: readonly [lower: OfSameKind<F, Upper>, upper: Upper];
}[ComparableName<F>];

/** Turns each pair of names that cannot be compared into a sentence, which the compiler quotes. */
export type Comparable<F extends Fields, Pairs extends readonly (readonly [string, string])[]> = {
  readonly [At in keyof Pairs]: Pairs[At] extends ComparablePair<F>
    ? Pairs[At]
    : Sentence<`${Pairs[At][0]} and ${Pairs[At][1]} are not two amounts, days or moments of one kind in the form`>;
};

interface Ascending {
  readonly name: string;
  readonly fields: Fields;
  readonly ascending?: readonly (readonly [lower: string, upper: string])[];
}

/** Returns a sent value as a number; undefined if it is empty or no amount, day or moment. */
function comparable(value: unknown): number | undefined {
  const amount = typeof value === 'string' ? Date.parse(value) : value;
  return typeof amount === 'number' && !Number.isNaN(amount) ? amount : undefined;
}

/** Returns true if two values that are sent are in order. A missing one is in order with any. */
export function ascends(lower: unknown, upper: unknown): boolean {
  const [least, value] = [comparable(lower), comparable(upper)];
  return least === undefined || value === undefined || least <= value;
}

const problemOf = ({ filter }: Pick<Field, 'filter'>): ProblemName =>
  filter === 'days' || filter === 'period' ? problems[filter] : problems.range;

/** Returns the checks of what is sent that values ascend. The problem is that of the upper field, and names the lower one. */
export const ascendingChecks = ({ name, fields, ascending = [] }: Ascending) =>
  ascending.flatMap(([lower, upper]) => {
    const field = fields[upper];
    if (field === undefined) return [];
    return z.refine<Record<string, unknown>>((sent) => ascends(sent[lower], sent[upper]), {
      path: [upper],
      error: problem(problemOf(field), { label: `resources.${name}.fields.${lower}` }),
      // Also checked while other fields are wrong, so that a form shows its errors at once; not if one of them has ended all checks.
      when: ({ value, issues }) =>
        typeof value === 'object' &&
        value !== null &&
        issues.every(({ path: [at] = [] }) => at !== lower && at !== upper),
    });
  });
