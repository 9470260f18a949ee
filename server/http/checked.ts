import type * as z from 'zod/mini';
import type { Fields, Resource, WritableName } from '#schema/resource.ts';
import { sentSchema } from '#schema/schemas.ts';
import { problemMessage } from '#server/base/messages.ts';
import { invalid } from './http-error.ts';

/** The values of a resource's draft once its schema has accepted them. */
export type Sent<F extends Fields> = {
  readonly [K in WritableName<F>]: z.output<F[K]['draft']>;
};

/** Returns a body that its schema accepts. Throws an `HttpError` with the French messages of every invalid field. */
export function checked<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors = new Map<string, string[]>();
  for (const issue of result.error.issues) {
    const field = fieldOf(issue.path);
    if (field === '') continue;
    const messages = errors.get(field) ?? [];
    const message = problemMessage(issue.message);
    if (!messages.includes(message)) errors.set(field, [...messages, message]);
  }
  throw invalid(Object.fromEntries(errors));
}

/** Returns the full name of a nested member, e.g. `price_per_km.day`. An item of a list gets the list's name. */
function fieldOf(path: readonly PropertyKey[]): string {
  const item = path.findIndex((step) => typeof step === 'number');
  return path
    .slice(0, item === -1 ? undefined : item)
    .map(String)
    .join('.');
}

/** Returns the body of a write if the resource's form allows it. Throws an `HttpError` otherwise. */
export function checkedDraft<F extends Fields>(resource: Resource<string, F>, body: unknown): Sent<F> {
  // biome-ignore lint/plugin/untyped: the schema is built from the fields that the type is derived from.
  return checked(sentSchema(resource), body) as Sent<F>;
}
