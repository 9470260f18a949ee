import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Returns the entry of a header that the outermost of the trusted proxies wrote: the client can write anything to the
 * left of it. A proxy that passes on what it received adds none, so there may be fewer entries than proxies.
 */
function entryOf(c: Context, header: string, trustedProxies: number): string | undefined {
  const entries = (c.req.header(header) ?? '').split(',').map((part) => part.trim());
  return entries.at(-trustedProxies) ?? entries[0];
}

/** Returns the IP address of the client, as {@link networkOf} groups it. The header is read only behind trusted proxies. */
export function clientIpAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const address = entryOf(c, 'x-forwarded-for', trustedProxies);
    if (address) return networkOf(address);
  }
  // Without a connection, as in tests, the app is called directly.
  const isConnected = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  return isConnected ? networkOf(getConnInfo(c).remote.address ?? 'unknown') : 'local';
}

/**
 * Returns the part of an IP address that identifies a client. For IPv6 it is the network, since a client has 2^64
 * addresses in it. For IPv4 it is the whole address, in one notation and without the port.
 */
export function networkOf(written: string): string {
  const address = (/^\[([^\]]*)\]/.exec(written)?.[1] ?? written).replace(/%.*$/, '');
  if (!isIPv6(address)) return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address in their shortest notation. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before = [], after = []] = [head, tail].map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}

/** Returns true if the client uses https, according to a trusted proxy. */
export function isSecure(c: Context, trustedProxies: number): boolean {
  return trustedProxies > 0 && entryOf(c, 'x-forwarded-proto', trustedProxies) === 'https';
}
