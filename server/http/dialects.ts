import type { Context, MiddlewareHandler } from 'hono';
import { respondInDialect } from '#schema/respond-in-dialect.ts';
import type { TranslatedCall } from '#schema/translated-calls.ts';
import type { Env } from './context.ts';

/**
 * Responds to calls in the dialects of other services. `handle` makes each as its resource declares it, so that it has the same
 * guards and limits. A call that was made in this way is in no dialect, also if its path is one.
 */
export function inDialects(
  calls: readonly TranslatedCall[],
  handle: (request: Request, c: Context<Env>) => Response | Promise<Response>,
): MiddlewareHandler<Env> {
  const made = new WeakSet<Request>();
  return async (c, next) => {
    if (made.has(c.req.raw)) return next();
    const respond = respondInDialect(calls, async (request) => {
      made.add(request);
      return handle(request, c);
    });
    return (await respond(c.req.raw)) ?? next();
  };
}
