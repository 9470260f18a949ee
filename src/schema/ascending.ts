import * as z from 'zod/mini';
import type { Field, Filter } from './field.ts';
import type { Fields, WritableName } from './field-names.ts';
import { problem } from './problem.ts';
import type { ProblemName } from './problem-text.ts';

/** The problem of a value that is less than that of another field, by the filter of both kinds. */
const problems = {
  range: 'notBelowField',
  days: 'notBeforeField',
  period: 'notBeforeField',
} as const satisfies Partial<Record<Filter, ProblemName>>;

type ComparableFilter = keyof typeof problems;

type FilteredBy<F extends Fields, By extends Filter> = {
  [K in WritableName<F>]: F[K] extends { filter: By } ? K : never;
}[WritableName<F>];

/** Two fields of one sort: amounts, days or moments. */
export type ComparablePair<F extends Fields> = {
  [By in ComparableFilter]: readonly [lower: FilteredBy<F, By>, upper: FilteredBy<F, By>];
}[ComparableFilter];

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
      // Also checked while other fields are wrong: a form shows all of its errors at once.
      when: ({ issues }) => issues.every(({ path: [at] = [] }) => at !== lower && at !== upper),
    });
  });
