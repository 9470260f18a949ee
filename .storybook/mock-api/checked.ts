import type * as z from 'zod/mini';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import { fieldErrors } from '#schema/field-errors.ts';
import { invalid } from './routes.ts';

const messageOf = (problem: string) => problemMessages([{ message: problem }]) ?? '';

/** Returns a body as the schema accepts it, or the response about its errors. */
export function checked<Output>(
  schema: z.ZodMiniType<Output>,
  body: unknown,
): { readonly sent: Output } | Response {
  const result = schema.safeParse(body);
  return result.success ? { sent: result.data } : invalid(fieldErrors(result.error.issues, messageOf));
}
