import type { Context, MiddlewareHandler } from 'hono';
import type { Settings } from '#server/base/settings.ts';
import type { Env } from '#server/http/context.ts';
import { unauthorized } from '#server/http/http-error.ts';
import { deletePrivateCookie, privateCookie, setPrivateCookie } from '#server/http/private-cookie.ts';
import { readerOf } from './picture-tokens.ts';
import type { SessionContext } from './session-life.ts';
import { callerOf } from './sessions.ts';
import { bearerOf, pictureTokenOf } from './tokens.ts';

/** The cookie that authorizes reading pictures. It authorizes nothing else. */
const cookieName = 'pictures';

/** The settings that the cookie depends on. */
interface CookieServices {
  readonly settings: Pick<Settings, 'trustedProxies' | 'sessionHours'>;
}

/** Sets the cookie that authorizes reading pictures in the session of an access token. */
export function setPictureCookie(c: Context, services: CookieServices, accessToken: string): void {
  const seconds = services.settings.sessionHours * 3600;
  setPrivateCookie(c, services, { name: cookieName, value: pictureTokenOf(accessToken), seconds });
}

/** Deletes the cookie that authorizes reading pictures. */
export const deletePictureCookie = (c: Context, services: CookieServices): void =>
  deletePrivateCookie(c, services, cookieName);

/**
 * Rejects calls without a valid access token or cookie that authorizes reading pictures, and sets the caller of the
 * others.
 */
export function requireSessionForPictures(context: SessionContext & CookieServices): MiddlewareHandler<Env> {
  return async (c, next) => {
    const accessToken = bearerOf(c.req.header('authorization'));
    const pictureToken = privateCookie(c, context, cookieName);
    const caller = accessToken
      ? await callerOf(context, accessToken)
      : pictureToken && (await readerOf(context, pictureToken));
    if (!caller) throw unauthorized();
    c.set('caller', caller);
    await next();
  };
}
