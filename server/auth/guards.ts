import type { MiddlewareHandler } from 'hono';
import { message } from '#server/base/messages.ts';
import type { Env, Services } from '#server/http/context.ts';
import { forbidden, HttpError, unauthorized } from '#server/http/http-error.ts';
import { callerOf } from './sessions.ts';
import { bearerOf } from './tokens.ts';

/** Rejects calls without a valid access token and sets the caller of the others. */
export function signedIn(services: Services): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = bearerOf(c.req.header('authorization'));
    const caller = token ? await callerOf(services, token) : undefined;
    if (!caller) throw unauthorized();
    c.set('caller', caller);
    await next();
  };
}

/** Rejects callers who are not administrators, or lack a second factor that the settings require. Must run behind {@link signedIn}. */
export const administrator: MiddlewareHandler<Env> = async (c, next) => {
  const { role, secondFactorMissing } = c.get('caller');
  if (role !== 'admin') throw forbidden();
  if (secondFactorMissing)
    throw new HttpError(403, 'E_SECOND_FACTOR_REQUIRED', message('secondFactorRequired'));
  await next();
};
