import type { fieldsSchema } from '#schema/schemas.ts';

type Schema = ReturnType<typeof fieldsSchema>;

/**
 * Returns the problems of a draft by the names of its fields; undefined if there are none. A problem of a part, e.g. of one
 * choice of several, belongs to the field that has the part.
 */
export function draftProblems(schema: Schema, values: Readonly<Record<string, unknown>>) {
  const { success, error } = schema.safeParse(values);
  return success ? undefined : { fields: Object.groupBy(error.issues, ({ path: [name] }) => String(name)) };
}
