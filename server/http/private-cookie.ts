import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Settings } from '#server/base/settings.ts';
import { isSecure } from './client-ip-address.ts';

/** The settings that cookies depend on. */
interface CookieServices {
  readonly settings: Pick<Settings, 'trustedProxies'>;
}

/**
 * Returns the options of a cookie that only the service reads: hidden from scripts, and not sent by pages of other sites.
 * Under https its name has the prefix `__Host-`: no other host of the domain can set it.
 */
function optionsOf(c: Context, { settings }: CookieServices) {
  const options = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;
  return isSecure(c, settings.trustedProxies)
    ? ({ ...options, secure: true, prefix: 'host' } as const)
    : options;
}

/** A cookie that only the service reads. */
interface PrivateCookie {
  readonly name: string;
  readonly value: string;
  /** The seconds after which the browser forgets it. */
  readonly seconds: number;
}

/** Sets a cookie that only the service reads. */
export function setPrivateCookie(
  c: Context,
  services: CookieServices,
  { name, value, seconds }: PrivateCookie,
): void {
  setCookie(c, name, value, { ...optionsOf(c, services), maxAge: seconds });
}

/** Returns the value of a cookie of {@link setPrivateCookie}. */
export const privateCookie = (c: Context, { settings }: CookieServices, name: string): string | undefined =>
  isSecure(c, settings.trustedProxies) ? getCookie(c, name, 'host') : getCookie(c, name);

/** Deletes a cookie of {@link setPrivateCookie} in the browser. */
export function deletePrivateCookie(c: Context, services: CookieServices, name: string): void {
  deleteCookie(c, name, optionsOf(c, services));
}
