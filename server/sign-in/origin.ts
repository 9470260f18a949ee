import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { knownSeconds, remember } from '#server/auth/known-callers.ts';
import { newToken } from '#server/auth/tokens.ts';
import type { Origin } from '#server/auth/tries.ts';
import { clientIpAddress, isSecure } from '#server/http/client-ip-address.ts';
import type { Services } from '#server/http/context.ts';

/** The cookie that makes a device known. It authorizes nothing: it only gives the device tries of its own. */
const cookie = 'device';

/** Returns where a try to sign in comes from. */
export function originOf(c: Context, { settings }: Services, email: string): Origin {
  const device = getCookie(c, cookie);
  return { ip: clientIpAddress(c, settings.trustedProxies), device, email };
}

/** Makes the IP address and the device of a successful sign-in known. */
export async function rememberOrigin(c: Context, services: Services, origin: Origin): Promise<void> {
  // One token serves all accounts of a device.
  const device = isToken(origin.device) ? origin.device : newToken();
  await remember(services, 'ip', origin.ip, origin.email);
  await remember(services, 'device', device, origin.email);
  setCookie(c, cookie, device, {
    path: '/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, services.settings.trustedProxies),
    maxAge: knownSeconds,
  });
}

const isToken = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '');
