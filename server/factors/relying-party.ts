import type { Context } from 'hono';
import { isSecure } from '#server/http/client-ip-address.ts';
import type { Services } from '#server/http/context.ts';
import { malformed } from '#server/http/http-error.ts';

/** The page that creates and uses passkeys. */
export interface RelyingParty {
  /** The host name that the passkeys belong to. */
  readonly id: string;
  readonly origin: string;
}

/**
 * Returns the page that a request comes from: that of the settings, or the address of the request. A caller who forges
 * the address gains nothing, since a browser uses a passkey only on the host name that it was created for.
 */
export function relyingPartyOf(c: Context, { settings }: Pick<Services, 'settings'>): RelyingParty {
  const scheme = isSecure(c, settings.trustedProxies) ? 'https' : new URL(c.req.url).protocol.slice(0, -1);
  const address = settings.pageOrigin ?? `${scheme}://${c.req.header('host') ?? new URL(c.req.url).host}`;
  if (!URL.canParse(address)) throw malformed('malformedHost');
  const { hostname, origin } = new URL(address);
  return { id: hostname, origin };
}
