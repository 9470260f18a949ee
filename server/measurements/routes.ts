import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { bearerOf } from '#server/auth/tokens.ts';
import type { Env } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { callName } from '#server/watch/call-name.ts';
import type { Metrics } from '#server/watch/metrics.ts';
import { allMeasurements } from '#server/workers/measurements.ts';

const digest = (secret: string) => createHash('sha256').update(secret).digest();

/** Creates the route of the measurements. Without their token, it does not exist. */
export function metricsRoutes(metrics: Metrics | undefined, token: string | undefined): Hono {
  const read = allMeasurements(() => metrics?.text() ?? '');
  return new Hono().get('/metrics', async (c) => {
    const given = bearerOf(c.req.header('authorization'));
    if (metrics === undefined || token === undefined || given === undefined) throw notFound();
    if (!timingSafeEqual(digest(given), digest(token))) throw notFound();
    return c.text(await read(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
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
    metrics.requestSeconds({ call }, (performance.now() - started) / 1000);
    if (code !== undefined) metrics.refusals({ code });
  };
}
