import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { challenged, totpSetup } from '#resources/calls/factor-schemas.ts';
import { freePort } from '#server/base/free-port.ts';
import { callUntilAnswered, followChanges, writeAll } from './going-on.ts';
import { failToStart, processAdmin, signInTo, startProcess } from './process.ts';
import { identified } from './responses.ts';

const token = 'metrics-token-of-a-test';

const setup = z.object({ data: totpSetup });
const challengedBody = z.object({ data: challenged });
const created = z.object({ data: identified });

/** Several processes of one server. */
export function workersSuite(urlOf: (database: string) => string): void {
  describe('workers', () => {
    test('serve one port; one that is killed is replaced, and nothing that was kept is lost', async () => {
      await query(urlOf('postgres'), 'create database workers template template0');
      const env = { DATABASE_URL: urlOf('workers'), WORKERS: '3', METRICS_TOKEN: token, LOG_FORMAT: 'json' };
      const server = await startProcess(env);
      const headers = { authorization: `Bearer ${await signInTo(server.url)}` };
      const read = () =>
        fetch(`${server.url}/api/v1/users/me`, { headers }).then(
          ({ status }) => status,
          () => 0,
        );
      const measured = async () => {
        const authorization = `Bearer ${token}`;
        return (await fetch(`${server.url}/metrics`, { headers: { authorization } })).text();
      };
      const workers = async () =>
        new Set([...(await measured()).matchAll(/worker="(\d)"/g)].map(([, n]) => n));
      while ((await workers()).size < 3) await wait(50);
      expect(server.output().match(/API\s+http/g)).toHaveLength(1);

      const children = await childrenOf(server.pid);
      expect(children).toHaveLength(3);
      process.kill(children[1] ?? 0, 'SIGKILL');
      const statuses: number[] = [];
      for (let call = 0; call < 60; call += 1) statuses.push(await read());
      // Only a request that the killed process had taken can fail.
      expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
      while ((await workers()).size < 3) await wait(50);
      expect(await childrenOf(server.pid)).toHaveLength(3);
      expect(await measured()).toMatch(
        /http_requests_total\{worker="\d",call="GET \/api\/v1\/users\/me",status="200"\}/,
      );
      expect(await server.end('SIGTERM')).toBe(0);
      expect(children.filter(isAlive)).toEqual([]);
    }, 120_000);

    test('those that are killed lose and double no write; a stream and a sign-in go on', async () => {
      await query(urlOf('postgres'), 'create database interrupted template template0');
      // A free port of the system's choice would change when no worker is left for a moment.
      const PORT = String(await freePort());
      const server = await startProcess({ DATABASE_URL: urlOf('interrupted'), WORKERS: '3', PORT });
      onTestFinished(async () => void (await server.end('SIGTERM')));
      const at = (path: string) => `${server.url}${path}`;
      const headers = { authorization: `Bearer ${await signInTo(server.url)}` };
      const post = (path: string, json: object = {}) =>
        callUntilAnswered(at(path), {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(json),
        });
      const people = await Promise.all(
        [1, 2, 3, 4].map(async (number) => {
          const person = { email: `griffon${number}@exemple.fr`, name: 'Griffon', phone: '06 12 34 56 78' };
          const { body } = await post('/auth/signup', { ...person, password: 'un mot de passe long' });
          return z.parse(created, body).data.id;
        }),
      );
      const factors = '/api/v1/users/me/factors/totp';
      const { id, secret } = z.parse(setup, (await post(factors)).body).data;
      // A code is valid once.
      const codeAfter = (ms: number) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms });
      expect((await post(`${factors}/${id}`, { name: 'Sceptre', code: codeAfter(0) })).status).toBe(200);
      const { challenge } = z.parse(challengedBody, (await post('/auth/signin', processAdmin)).body).data;

      const stream = followChanges(at('/api/v1/admin/changes'), headers);
      await vi.waitFor(() => expect(stream.beginnings).toEqual([true]), { timeout: 20_000 });
      const notes = (person: number) => Array.from({ length: 12 }, (_, n) => `note ${person}-${n}`);
      const writers = people.map((person, index) =>
        writeAll(
          at(`/api/v1/admin/users/${person}/status`),
          headers,
          notes(index).map((note, n) => ({ status: n % 2 === 0 ? 'disabled' : 'active', note })),
        ),
      );
      const acknowledged = () => writers.flatMap(({ done }) => done);
      // Any of the three may have the stream: each of them is killed in the middle of writes.
      for (const child of await childrenOf(server.pid)) {
        const before = acknowledged().length;
        await vi.waitFor(() => expect(acknowledged().length).toBeGreaterThan(before + 3), {
          timeout: 30_000,
        });
        process.kill(child, 'SIGKILL');
      }
      const answer = { challenge: challenge.id, factor: 'totp', code: codeAfter(30_000) };
      const signedIn = await post('/auth/verify-factor', answer);
      expect(signedIn.status).toBe(200);
      await Promise.all(writers.map(({ running }) => running));

      expect(acknowledged().map(({ status }) => status)).toEqual(Array(48).fill(200));
      const { rows } = await query(urlOf('interrupted'), 'select note from activity where note is not null');
      expect(rows.map(({ note }) => note).toSorted()).toEqual(people.flatMap((_, n) => notes(n)).toSorted());
      await vi.waitFor(() => expect(stream.counts.get('users')).toBe(48), { timeout: 20_000 });
      expect(stream.beginnings.length).toBeGreaterThan(1);
      expect(stream.beginnings).not.toContain(false);
      expect(acknowledged().some(({ attempts }) => attempts > 1)).toBe(true);
      await stream.stop();
      expect(await server.end('SIGTERM')).toBe(0);
    }, 180_000);

    test('one that cannot start says why, once', async () => {
      const { code, output } = await failToStart({
        DATABASE_URL: 'postgresql://127.0.0.1:1/none',
        WORKERS: '2',
      });
      expect([code, output.match(/can't be reached/g)]).toEqual([1, ["can't be reached"]]);
    }, 60_000);
  });
}

/** Runs a statement in a database of the server. Every other database has been used by other tests. */
async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query<Record<string, string>>(statement);
  await client.end();
  return result;
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
