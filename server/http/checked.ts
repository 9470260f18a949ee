import type * as z from 'zod/mini';
import type { Fields, Resource, WritableName } from '#schema/resource.ts';
import { sentSchema } from '#schema/schemas.ts';
import { problemMessage } from '#server/base/messages.ts';
import { invalid } from './http-error.ts';

/** What a draft of a resource becomes once its schema has accepted it. */
export type Sent<F extends Fields> = {
  readonly [K in WritableName<F>]: z.output<F[K]['draft']>;
};

/** A body that its schema accepts; otherwise every field at fault is told, in French. */
export function checked<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors = new Map<string, string[]>();
  for (const issue of result.error.issues) {
    const field = placeOf(issue.path);
    if (field === '') continue;
    const told = errors.get(field) ?? [];
    const sentence = problemMessage(issue.message);
    if (!told.includes(sentence)) errors.set(field, [...told, sentence]);
  }
  throw invalid(Object.fromEntries(errors));
}

/** A member of a member is told by its whole place, e.g. `price_per_km.day`; an item of a list by the list's. */
function placeOf(path: readonly PropertyKey[]): string {
  const item = path.findIndex((step) => typeof step === 'number');
  return path
    .slice(0, item === -1 ? undefined : item)
    .map(String)
    .join('.');
}

/** A write of a resource, checked by the rules that its form uses. */
export function checkedDraft<F extends Fields>(resource: Resource<string, F>, body: unknown): Sent<F>;
export function checkedDraft(resource: Resource, body: unknown): Record<string, unknown> {
  return checked(sentSchema(resource), body);
}
