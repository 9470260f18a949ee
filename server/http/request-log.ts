import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '#server/base/log.ts';

/** Returns the path for the log. Control characters are encoded, so that a path cannot forge or hide a line. */
export function loggedPath(c: Context): string {
  return c.req.path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent);
}

/** Logs one line per request, without the query, since a search contains names. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const took = Math.round(performance.now() - started);
    log.info(`${c.req.method} ${loggedPath(c)} ${c.res.status} ${took}ms`);
  };
}
