import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '#server/base/log.ts';

/** A path as it may stand in the log: what is decoded in it begins no line of its own and hides nothing. */
export function loggedPath(c: Context): string {
  return c.req.path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent);
}

/** One line per request. The query is left out: a search holds names. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const took = Math.round(performance.now() - started);
    log.info(`${c.req.method} ${loggedPath(c)} ${c.res.status} ${took}ms`);
  };
}
