import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '#server/base/log.ts';
import { clientIpAddress } from './client-ip-address.ts';
import type { Env } from './context.ts';

/** The characters that could forge or hide a line of the log, or a word of it. */
const unprintable = /[^\x21-\x7e]/g;

/** Returns the path for the log. Control characters are encoded, so that a path cannot forge or hide a line. */
export function loggedPath(c: Context): string {
  return c.req.path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent);
}

/** The responses that the log marks as events of security, with their code, e.g. `E_INVALID_CREDENTIALS`. */
const refusals: readonly number[] = [401, 403, 429];

/**
 * Logs one line per request: its id, which the response has as `X-Request-Id`, the account and the IP address of the
 * caller, and the code of a refusal. The query is left out, since a search contains names.
 */
export function requestLog(log: Log, trustedProxies: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    c.header('X-Request-Id', id);
    const { status } = c.res;
    const took = Math.round(performance.now() - started);
    const words = [
      `${c.req.method} ${loggedPath(c)} ${status} ${took}ms`,
      `id=${id}`,
      `account=${c.get('caller')?.id ?? '-'}`,
      `address=${clientIpAddress(c, trustedProxies).replace(unprintable, '?')}`,
    ];
    const code = c.get('errorCode');
    if (refusals.includes(status)) words.push(`security=${code ?? status}`);
    else if (code !== undefined) words.push(`refused=${code}`);
    log.info(words.join(' '));
  };
}
