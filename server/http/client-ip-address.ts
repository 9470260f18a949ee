import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Returns the entries of a header that proxies have written. Each adds one at the end; the client can write those before. */
const entriesOf = (c: Context, header: string) =>
  (c.req.header(header) ?? '').split(',').map((part) => part.trim());

/** Returns the IP address of the client, as {@link networkOf} groups it. The header is read only behind trusted proxies. */
export function clientIpAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const address = entriesOf(c, 'x-forwarded-for').at(-trustedProxies);
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
  if (trustedProxies === 0) return false;
  const protocols = entriesOf(c, 'x-forwarded-proto');
  // Some proxies replace the protocol instead of adding theirs.
  return (protocols.at(-trustedProxies) ?? protocols[0]) === 'https';
}
