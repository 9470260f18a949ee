import type { MiddlewareHandler } from 'hono';
import type { Log } from '#server/base/log.ts';

/**
 * Logs once if requests seem to come through a proxy that the settings do not name: all callers would then share the IP
 * address of the proxy, and so the limits of one caller.
 */
export function proxyWarning(log: Log, trustedProxies: number): MiddlewareHandler {
  let warned = trustedProxies > 0;
  return (c, next) => {
    if (!warned && c.req.header('x-forwarded-for') !== undefined) {
      warned = true;
      log.error(
        'X-Forwarded-For is ignored: TRUSTED_PROXIES is 0. Behind a proxy, all callers share one IP address and its limits.',
      );
    }
    return next();
  };
}
