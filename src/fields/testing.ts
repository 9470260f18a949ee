import type { Field } from '#schema/field.ts';
import { readProblem } from '#schema/problem-text.ts';

/** Returns the result of submitting a draft: the sent value, or the names of the problems. */
export function submit(field: Field, draft: unknown): { sent: unknown } | { problems: string[] } {
  const read = field.draft.safeParse(draft);
  if (read.success) return { sent: read.data };
  return { problems: read.error.issues.map((issue) => readProblem(issue.message, () => undefined).name) };
}

/** Returns true if the field's schema accepts a value of a record. Others are shown as missing. */
export function accepts(field: Field, value: unknown): boolean {
  return field.record.safeParse(value).success;
}

/** Values of every type, for kinds that must reject all of them. */
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
