import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '#server/base/log.ts';
import { callName } from '#server/monitoring/call-name.ts';
import type { Spans } from '#server/monitoring/spans.ts';
import { inTrace, traceOf, traceparent } from '#server/monitoring/trace.ts';
import { clientIpAddress } from './client-ip-address.ts';
import type { Env } from './context.ts';

/** The characters that could forge or hide a line of the log, or a word of it. */
const unprintable = /[^\x21-\x7e]/g;

/** Returns the path for the log. Control characters and spaces are encoded, so that a path cannot forge or hide a line or a word. */
export function loggedPath(c: Context): string {
  return c.req.path.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, encodeURIComponent);
}

/** The responses that the log marks as security events, with their code, e.g. `E_INVALID_CREDENTIALS`. */
const refusals: readonly number[] = [401, 403, 429];

/**
 * Logs one line per request: its id, which the response has as `X-Request-Id`, the account and the IP address of the
 * caller, and the code of a refusal. The query is left out, since a search contains names. The request continues the trace
 * that its header `traceparent` names; the response has the header, too.
 */
export function requestLog(log: Log, trustedProxies: number, spans?: Spans): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    const trace = traceOf(c.req.header('traceparent'));
    c.set('requestId', id);
    await inTrace(trace, next);
    c.header('X-Request-Id', id);
    c.header('traceparent', traceparent(trace));
    const { status } = c.res;
    const { method } = c.req;
    const path = loggedPath(c);
    const ms = Math.round(performance.now() - started);
    const account = c.get('caller')?.id ?? '-';
    const address = clientIpAddress(c, trustedProxies).replace(unprintable, '?');
    const code = c.get('errorCode');
    const words = [
      `${method} ${path} ${status} ${ms}ms`,
      `id=${id}`,
      `account=${account}`,
      `address=${address}`,
    ];
    const refused = refusals.includes(status)
      ? { security: code ?? String(status) }
      : code !== undefined && { refused: code };
    for (const [name, value] of Object.entries(refused || {})) words.push(`${name}=${value}`);
    const fields = { method, path, status, ms, id, trace: trace.id, account, address, ...refused };
    log.info(words.join(' '), { event: 'request', ...fields });
    spans?.request(trace, callName(c.get('call'), method, c.req.path), performance.now() - started, status);
  };
}
