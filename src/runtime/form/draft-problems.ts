import { issuesByField } from '#runtime/record/problem-messages.ts';
import type { fieldsSchema } from '#schema/draft-schemas.ts';

type Schema = ReturnType<typeof fieldsSchema>;

/** Returns the problems of a draft by the names of its fields; undefined if there are none. */
export function draftProblems(schema: Schema, values: Readonly<Record<string, unknown>>) {
  const { success, error } = schema.safeParse(values);
  return success ? undefined : { fields: issuesByField(error.issues) };
}
