import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changesSince } from '#resources/calls/changes.ts';
import { processAdmin, type ServerProcess, signInTo, startProcess } from './process.ts';
import { readData, tokenPair } from './responses.ts';

const people = z.object({ items: z.array(z.object({ avatar: z.nullable(z.string()) })) });

const shiftedClock = new URL('./shifted-clock.ts', import.meta.url).href;

/** Two servers that share one database. */
export function processesSuite(urlOf: (database: string) => string): void {
  describe('two servers on one database', () => {
    let servers: readonly ServerProcess[] = [];
    const url = (index: number) => servers[index]?.url ?? '';
    const post = (index: number, path: string, json: unknown, headers = {}) =>
      fetch(`${url(index)}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(json),
      });

    beforeAll(async () => {
      // Both find it empty: one creates and fills the tables, the other waits.
      const env = { DATABASE_URL: urlOf('template1'), SEED: 'demo' };
      // The second one's clock is twenty minutes fast.
      const shifted = { ...env, CLOCK_SHIFT: '20', NODE_OPTIONS: `--import=${shiftedClock}` };
      servers = await Promise.all([startProcess(env), startProcess(shifted)]);
    }, 120_000);
    afterAll(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));

    test('fill it once', async () => {
      const token = await signInTo(url(0));
      for (const index of [0, 1]) {
        const headers = { authorization: `Bearer ${token}` };
        const response = await fetch(`${url(index)}/api/v1/admin/users?page=1&limit=1`, { headers });
        expect(await response.json()).toMatchObject({ data: { total: expect.any(Number) } });
      }
      expect(servers.filter((server) => server.output().includes('database filled'))).toHaveLength(1);
    });

    test('have clocks that are minutes apart', async () => {
      await Promise.all([0, 1].map((index) => fetch(`${url(index)}/health`)));
      // A response can arrive before the line of its request.
      const minutes = () => {
        const [first = 0, second = 0] = servers.map((server) => {
          const lines = [...server.output().matchAll(/^(\S+Z) GET \/health/gm)];
          return Date.parse(lines.at(-1)?.[1] ?? '');
        });
        return Math.round((second - first) / 60_000);
      };
      await expect.poll(minutes, { timeout: 10_000 }).toBe(20);
    });

    test('share sessions, refreshes and pictures', async () => {
      const signedIn = await post(0, '/auth/signin', processAdmin);
      const { access_token, refresh_token } = readData(tokenPair, await signedIn.json());
      const refresh = (index: number) =>
        fetch(`${url(index)}/auth/refresh-token?with-refresh=1`, {
          method: 'POST',
          headers: { authorization: `Bearer ${refresh_token.value}`, 'x-refresh-token-id': refresh_token.id },
        });
      const refreshes = await Promise.all([refresh(0), refresh(1), refresh(0), refresh(1)]);
      expect(refreshes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const token of [access_token, readData(tokenPair, await refreshes[1].json()).access_token]) {
        const headers = { authorization: `Bearer ${token}` };
        for (const index of [0, 1])
          expect((await fetch(`${url(index)}/api/v1/users/me`, { headers })).status).toBe(200);
      }

      const listed = await fetch(`${url(0)}/api/v1/admin/users?page=1&limit=50`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
      const { items } = readData(people, await listed.json());
      const portrait = items.find(({ avatar }) => avatar !== null)?.avatar;
      const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
      const read = (index: number) =>
        fetch(`${url(index)}${portrait}`, { headers: { cookie: cookie.join('; ') } });
      for (const index of [0, 1]) expect((await read(index)).status).toBe(200);

      await post(1, '/auth/signout', {}, { authorization: `Bearer ${access_token}` });
      const after = await fetch(`${url(0)}/api/v1/users/me`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
      expect(after.status).toBe(401);
      expect((await read(1)).status).toBe(401);
    });

    test('tell each other’s changes, once', async () => {
      const headers = { authorization: `Bearer ${await signInTo(url(0))}`, accept: 'application/json' };
      const read = async (since = '') => {
        const response = await fetch(`${url(1)}/api/v1/admin/changes?since=${since}`, { headers });
        return readData(changesSince, await response.json());
      };
      const { position } = await read();
      const person = { email: 'b@exemple.fr', name: 'B', phone: '06 12 34 56 78' };
      await post(0, '/auth/signup', { ...person, password: 'un mot de passe long' }, headers);
      const { changes, position: next } = await read(position);
      expect(changes).toEqual([
        { resource: 'activity', count: 1 },
        { resource: 'users', count: 1 },
      ]);
      expect((await read(next)).changes).toEqual([]);
    });

    test('count attempts together', async () => {
      const statuses: number[] = [];
      for (let attempts = 0; attempts < 12; attempts += 1) {
        const wrong = { email: 'x@exemple.fr', password: 'autre' };
        statuses.push((await post(attempts % 2, '/auth/signin', wrong)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    }, 30_000);
  });
}
