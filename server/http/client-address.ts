import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a request comes from. Only balancers that the settings trust may say so in a header: the address
 * before the last trusted one, since anything further left was written by the caller.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
    const address = chain.at(-trustedProxies);
    if (address) return placeOf(address);
  }
  return c.env === undefined || c.env === null || !('incoming' in Object(c.env))
    ? 'local'
    : placeOf(getConnInfo(c).remote.address ?? 'unknown');
}

/**
 * What of an address tells one caller from another. Whoever has an IPv6 address has a whole network of 2^64 of
 * them, so the network counts; an IPv4 address counts by itself, however it is written. A port says nothing.
 */
export function placeOf(written: string): string {
  const address = (/^\[([^\]]*)\]/.exec(written)?.[1] ?? written).replace(/%.*$/, '');
  if (!isIPv6(address)) return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, written in one way. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const left = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(left).fill('0'), ...(after ?? [])];
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}

/** Whether the caller came over https, as a trusted balancer says. */
export function isSecure(c: Context, trustedProxies: number): boolean {
  return trustedProxies > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}
