import { type Handler, Hono } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import type { Env } from './context.ts';
import { callName, routePath } from './route-path.ts';

/** A declared call and its handler. */
export type CallRoute = readonly [call: Call | undefined, handler: Handler<Env>];

/**
 * Creates the routes of the calls of a session; throws if a handler has no call. They open their transactions themselves,
 * since they count attempts that must stay when the call fails. Only `server/sign-in` may import this file: every other call
 * has `serviceRoutes`.
 */
export function callRoutes(routes: readonly CallRoute[]): Hono<Env> {
  const app = new Hono<Env>();
  for (const [call, handler] of routes) {
    if (!call) throw new Error('A handler has no declared call');
    app.on(call.method, routePath(call), (c, next) => {
      c.set('call', callName(call));
      return handler(c, next);
    });
  }
  return app;
}
