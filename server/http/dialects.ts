import type { Context, MiddlewareHandler } from 'hono';
import { resources } from '#resources/index.ts';
import { answering } from '#schema/answering.ts';
import { findSpoken, spokenCalls } from '#schema/spoken-calls.ts';
import type { Env } from './context.ts';
import { tooLarge } from './http-error.ts';

/** The largest JSON body that is read before the service knows who sends it. */
const largestBody = 100 * 1024;

/** Returns true for a JSON body that is too large, or whose size is not known before it is read. */
function isTooLarge(c: Context): boolean {
  if (c.req.header('content-type')?.startsWith('application/json') !== true) return false;
  return (
    c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length')) > largestBody
  );
}

/**
 * Responds to the calls of the services whose dialects the resources declare. `handle` makes the call as the resource declares
 * it, so that it has the same guards.
 */
export function inDialects(
  handle: (request: Request, c: Context<Env>) => Response | Promise<Response>,
): MiddlewareHandler<Env> {
  const calls = spokenCalls(resources);
  return async (c, next) => {
    const isSpoken = findSpoken(calls, 'other', c.req.method, c.req.path) !== undefined;
    if (!isSpoken) return next();
    if (isTooLarge(c)) throw tooLarge();
    const answer = answering(calls, async (request) => handle(request, c));
    return (await answer(c.req.raw)) ?? next();
  };
}
