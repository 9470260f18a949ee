import { Hono } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import type { Database } from '#server/database/tables.ts';
import type { Env } from '#server/http/context.ts';
import { callName, routePath } from '#server/http/route-path.ts';
import type { ReadHandler, WriteHandler } from './handlers.ts';
import type { CallServices } from './journal.ts';
import { runWrite } from './run-write.ts';

/** A declared call and its handler. */
export type ServiceRoute = readonly [call: Call | undefined, handler: ReadHandler | WriteHandler];

/**
 * Creates the routes of declared calls. Throws if a handler has no call, or if the handler of a call that changes
 * something does not run as a unit of work.
 */
export function serviceRoutes(services: CallServices, routes: readonly ServiceRoute[]): Hono<Env> {
  const app = new Hono<Env>();
  for (const [call, handler] of routes) {
    if (!call) throw new Error('A handler has no declared call');
    const isRead = typeof handler === 'function';
    if (isRead !== (call.method === 'GET'))
      throw new Error(`${call.method} ${call.path} needs a handler that ${isRead ? 'writes' : 'reads'}`);
    app.on(call.method, routePath(call), (c) => {
      c.set('call', callName(call));
      if (!isRead) return runWrite(services, call, handler, c);
      const read = (db: Database) => handler(c, db);
      return services.reads?.(c.get('caller').position, read) ?? read(services.db);
    });
  }
  return app;
}
