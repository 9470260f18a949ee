import type { Context, MiddlewareHandler } from 'hono';
import { answering } from '#schema/answering.ts';
import type { SpokenCall } from '#schema/spoken-calls.ts';
import type { Env } from './context.ts';

/**
 * Responds to calls in the dialects of other services. `handle` makes each as its resource declares it, so that it has the same
 * guards and limits. A call that was made in this way is in no dialect, also if its path is one.
 */
export function inDialects(
  calls: readonly SpokenCall[],
  handle: (request: Request, c: Context<Env>) => Response | Promise<Response>,
): MiddlewareHandler<Env> {
  const made = new WeakSet<Request>();
  return async (c, next) => {
    if (made.has(c.req.raw)) return next();
    const respond = answering(calls, async (request) => {
      made.add(request);
      return handle(request, c);
    });
    return (await respond(c.req.raw)) ?? next();
  };
}
