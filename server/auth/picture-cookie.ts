import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Settings } from '#server/base/settings.ts';
import { isSecure } from '#server/http/client-ip-address.ts';
import type { Env } from '#server/http/context.ts';
import { unauthorized } from '#server/http/http-error.ts';
import { readerOf } from './picture-tokens.ts';
import type { SessionContext } from './session-life.ts';
import { callerOf } from './sessions.ts';
import { bearerOf, pictureTokenOf } from './tokens.ts';

/** The cookie that reads pictures. It is sent to their path only, and authorizes nothing else. */
const cookie = 'pictures';

/** What the cookie depends on. */
interface CookieServices {
  readonly settings: Pick<Settings, 'trustedProxies' | 'sessionHours'>;
}

const optionsOf = (c: Context, { settings }: CookieServices) =>
  ({
    path: '/files',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, settings.trustedProxies),
  }) as const;

/** Gives the browser the cookie that reads pictures in the session of an access token. */
export function givePictureCookie(c: Context, services: CookieServices, accessToken: string): void {
  const options = { ...optionsOf(c, services), maxAge: services.settings.sessionHours * 3600 };
  setCookie(c, cookie, pictureTokenOf(accessToken), options);
}

/** Takes the cookie that reads pictures from the browser. */
export function takePictureCookie(c: Context, services: CookieServices): void {
  deleteCookie(c, cookie, optionsOf(c, services));
}

/** Rejects calls without a valid access token or cookie that reads pictures, and sets the caller of the others. */
export function signedInForPictures(context: SessionContext): MiddlewareHandler<Env> {
  return async (c, next) => {
    const accessToken = bearerOf(c.req.header('authorization'));
    const pictureToken = getCookie(c, cookie);
    const caller = accessToken
      ? await callerOf(context, accessToken)
      : pictureToken && (await readerOf(context, pictureToken));
    if (!caller) throw unauthorized();
    c.set('caller', caller);
    await next();
  };
}
