import type * as z from 'zod/mini';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import { invalid } from './routes.ts';

/** Returns the messages of each invalid field. An item of a list has its name; a problem of the whole body has none. */
export function errorsOf(issues: readonly { readonly path: readonly PropertyKey[] }[]) {
  const nameOf = (path: readonly PropertyKey[]) => {
    const item = path.findIndex((step) => typeof step === 'number');
    return path
      .slice(0, item === -1 ? undefined : item)
      .map(String)
      .join('.');
  };
  const byField = Map.groupBy(issues, ({ path }) => nameOf(path));
  byField.delete('');
  const messages = (problems: readonly unknown[]) => (problemMessages(problems) ?? '').split('\n');
  return Object.fromEntries([...byField].map(([name, problems]) => [name, messages(problems)]));
}

/** Returns the body of a request that a schema accepts, or the error of an invalid body. */
export async function checked<Output>(
  schema: z.ZodMiniType<Output>,
  request: Request,
): Promise<{ readonly sent: Output } | Response> {
  const result = schema.safeParse(await request.json());
  return result.success ? { sent: result.data } : invalid(errorsOf(result.error.issues));
}
