import type { Field } from '#schema/field.ts';
import { readProblem } from '#schema/problem.ts';

/** What becomes of a draft when a form is sent: the value that leaves, or what is wrong with it. */
export function submit(field: Field, draft: unknown): { sent: unknown } | { problems: string[] } {
  const read = field.draft.safeParse(draft);
  if (read.success) return { sent: read.data };
  return { problems: read.error.issues.map((issue) => readProblem(issue.message).name) };
}

/** Whether a record may hold a value: what it may not hold is shown as missing. */
export function holds(field: Field, value: unknown): boolean {
  return field.record.safeParse(value).success;
}

/** Values of every type, for kinds that must take none of them. */
export const junk: readonly unknown[] = [
  undefined,
  0,
  12.5,
  Number.NaN,
  true,
  [],
  ['06 12 34 56 78'],
  {},
  { src: 1 },
  { status: null },
  () => 'text',
];
