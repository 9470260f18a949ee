import type { MiddlewareHandler } from 'hono';
import type { Env, Services } from '#server/http/context.ts';
import { forbidden, unauthorized } from '#server/http/http-error.ts';
import { callerOf } from './sessions.ts';
import { bearerOf } from './tokens.ts';

/** Lets only somebody signed in pass, and says who it is. */
export function signedIn({ db, now }: Services): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = bearerOf(c.req.header('authorization'));
    const caller = token ? await callerOf(db, token, now()) : undefined;
    if (!caller) throw unauthorized();
    c.set('caller', caller);
    await next();
  };
}

/** Lets only an administrator pass; stands behind {@link signedIn}. */
export const administrator: MiddlewareHandler<Env> = async (c, next) => {
  if (c.get('caller').role !== 'admin') throw forbidden();
  await next();
};
