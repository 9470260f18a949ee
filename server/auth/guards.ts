import type { MiddlewareHandler } from 'hono';
import type { Env, Services } from '#server/http/context.ts';
import { forbidden, unauthorized } from '#server/http/http-error.ts';
import { actionRequired, isServedBefore } from './required-actions.ts';
import { callerOf } from './sessions.ts';
import { bearerOf } from './tokens.ts';

/**
 * Rejects calls without a valid access token and sets the caller of the others. Unless `isUse`, they do not keep a session
 * alive that nobody uses.
 */
export function requireSession(services: Services, isUse = true): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = bearerOf(c.req.header('authorization'));
    // Calls that a page makes without its user read the primary, as the event streams do.
    const hasPosition = isUse && services.reads !== undefined;
    const caller = token ? await callerOf(services, token, { isUse, hasPosition }) : undefined;
    if (!caller) throw unauthorized();
    c.set('caller', caller);
    await next();
  };
}

/** Rejects callers who are not administrators or have a required action. Must run after {@link requireSession}. */
export const administrator: MiddlewareHandler<Env> = async (c, next) => {
  const { role, requiredAction } = c.get('caller');
  if (role !== 'admin') throw forbidden();
  if (requiredAction) throw actionRequired(requiredAction);
  await next();
};

/**
 * Rejects calls of the user's own account that a required action does not allow. Must run after {@link requireSession}.
 */
export const ownAccount: MiddlewareHandler<Env> = async (c, next) => {
  const { requiredAction } = c.get('caller');
  if (requiredAction && !isServedBefore(requiredAction, c.req.method, c.req.path))
    throw actionRequired(requiredAction);
  await next();
};
