import type * as z from 'zod/mini';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import type { Call } from '#schema/endpoints.ts';
import { fieldErrors } from '#schema/field-errors.ts';
import { invalid, type Route, route } from './routes.ts';

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

/** Creates the route of a call whose body has a schema. */
export const checkedRoute = <Output>(
  call: Call,
  schema: z.ZodMiniType<Output>,
  handle: (sent: Output, ids: readonly string[]) => Response,
): Route =>
  route(call, async (request, ids) => checked(schema, await request.json(), (sent) => handle(sent, ids)));
