import type * as z from 'zod/mini';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import { fieldErrors } from '#schema/field-errors.ts';
import { invalid } from './routes.ts';

const messageOf = (problem: string) => problemMessages([{ message: problem }]) ?? '';

/** Handles a body that a schema accepts. Returns the error of an invalid body otherwise. */
export function checked<Output>(
  schema: z.ZodMiniType<Output>,
  body: unknown,
  handle: (sent: Output) => Response,
): Response {
  const result = schema.safeParse(body);
  return result.success ? handle(result.data) : invalid(fieldErrors(result.error.issues, messageOf));
}
