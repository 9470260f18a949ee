import type * as z from 'zod/mini';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import { fieldErrors } from '#schema/field-errors.ts';
import { invalid } from './routes.ts';

const messageOf = (problem: string) => problemMessages([{ message: problem }]) ?? '';

/** Returns the response of `handle` to a body that a schema accepts, and the response with the errors otherwise. */
export function checked<Output>(
  schema: z.ZodMiniType<Output>,
  body: unknown,
  handle: (sent: Output) => Response,
): Response {
  const result = schema.safeParse(body);
  return result.success ? handle(result.data) : invalid(fieldErrors(result.error.issues, messageOf));
}
