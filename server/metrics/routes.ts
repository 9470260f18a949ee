import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { bearerOf } from '#server/auth/tokens.ts';
import type { Env } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { callName } from '#server/monitoring/call-name.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';

const digest = (secret: string) => createHash('sha256').update(secret).digest();

/** Creates the route of the metrics. It exists only with a token. `measure` returns the metrics of all processes. */
export function metricsRoutes(measure: () => Promise<string>, token: string | undefined): Hono {
  return new Hono().get('/metrics', async (c) => {
    const given = bearerOf(c.req.header('authorization'));
    if (token === undefined || given === undefined) throw notFound();
    if (!timingSafeEqual(digest(given), digest(token))) throw notFound();
    return c.text(await measure(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
}

/** Measures every request. */
export function measureRequests(metrics: Metrics): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now();
    metrics.open.requests += 1;
    try {
      await next();
    } finally {
      metrics.open.requests -= 1;
    }
    const call = callName(c.get('call'), c.req.method, c.req.path);
    const code = c.get('errorCode');
    metrics.requests({ call, status: String(c.res.status) });
    const seconds = (performance.now() - started) / 1000;
    metrics.requestSeconds({ call }, seconds);
    metrics.recent.record(c.res.status, seconds);
    if (code !== undefined) metrics.refusals({ code });
  };
}
