import type { Context } from 'hono';
import type { Origin } from '#server/auth/attempts.ts';
import { knownSeconds, remember } from '#server/auth/known-origins.ts';
import { newToken } from '#server/auth/tokens.ts';
import { clientIpAddress } from '#server/http/client-ip-address.ts';
import type { Services } from '#server/http/context.ts';
import { privateCookie, setPrivateCookie } from '#server/http/private-cookie.ts';

/** The cookie that identifies a known device. It authorizes nothing: it only gives the device a limit of its own. */
const cookieName = 'device';

/** Returns where an attempt to sign in comes from. */
export function originOf(c: Context, services: Services, email: string): Origin {
  const device = privateCookie(c, services, cookieName);
  return { ip: clientIpAddress(c, services.settings.trustedProxies), device, email };
}

/** Stores the IP address and the device of a successful sign-in as known, and sets the cookie of the device. */
export async function rememberOrigin(c: Context, services: Services, origin: Origin): Promise<void> {
  // All accounts that sign in on a device share one token.
  const device = isToken(origin.device) ? origin.device : newToken();
  await remember(services, 'ip', origin.ip, origin.email);
  await remember(services, 'device', device, origin.email);
  setPrivateCookie(c, services, { name: cookieName, value: device, seconds: knownSeconds });
}

const isToken = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '');
