import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { proxyWarning } from './proxy-warning.ts';

const headers = { 'x-forwarded-for': '10.0.0.1' };

/** Returns the warnings after requests with and without the header. */
async function warnings(trustedProxies: number): Promise<readonly string[]> {
  const logged: string[] = [];
  const log = { info: () => {}, error: (message: string) => void logged.push(message) };
  const app = new Hono().use(proxyWarning(log, trustedProxies)).get('/', (c) => c.text(''));
  await app.request('/');
  expect(logged).toEqual([]);
  for (let request = 0; request < 3; request += 1) await app.request('/', { headers });
  return logged;
}

test('a proxy that the settings do not name is logged once', async () => {
  expect(await warnings(0)).toEqual([expect.stringContaining('TRUSTED_PROXIES is 0')]);
});

test('a proxy that the settings name is not logged', async () => {
  expect(await warnings(1)).toEqual([]);
});
