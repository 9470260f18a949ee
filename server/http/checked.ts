import type * as z from 'zod/mini';
import { sentSchema } from '#schema/draft-schemas.ts';
import { fieldErrors } from '#schema/field-errors.ts';
import type { Fields, Resource, WritableName } from '#schema/resource.ts';
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
  throw invalid(fieldErrors(result.error.issues, problemMessage));
}

/** Returns the body of a write if the resource's form allows it. Throws an `HttpError` otherwise. */
export function checkedDraft<F extends Fields>(resource: Resource<string, F>, body: unknown): Sent<F> {
  // biome-ignore lint/plugin/untyped: the schema is built from the fields that the type is derived from.
  return checked(sentSchema(resource), body) as Sent<F>;
}
