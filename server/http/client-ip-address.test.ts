import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientIpAddress, isSecure, networkOf } from './client-ip-address.ts';

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.1:5123', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::FFFF:0a00:0001', '10.0.0.1'],
  ['[::ffff:10.0.0.1]:443', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:5123', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['_hidden', '_hidden'],
  ['', ''],
])('a client from %j is counted as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [1, '10.0.0.9, 10.0.0.1', 'http, https', '10.0.0.1', true],
  [2, '10.0.0.9, 10.0.0.1, 10.0.0.2', 'https, http', '10.0.0.1', true],
  [2, '10.0.0.9, 10.0.0.1, 10.0.0.2', 'http, https, http', '10.0.0.1', true],
  // The inner proxy replaces the protocol.
  [2, '10.0.0.1, 10.0.0.2', 'https', '10.0.0.1', true],
  [0, '10.0.0.1', 'https', 'local', false],
])(
  'behind %i trusted proxies, the outermost of them is believed',
  async (proxies, chain, protocols, address, secure) => {
    const app = new Hono().get('/', (c) => c.json([clientIpAddress(c, proxies), isSecure(c, proxies)]));
    const headers = { 'x-forwarded-for': chain, 'x-forwarded-proto': protocols };
    expect(await (await app.request('/', { headers })).json()).toEqual([address, secure]);
  },
);
