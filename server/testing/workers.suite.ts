import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { failToStart, signInTo, startProcess } from './process.ts';

const token = 'metrics-token-of-a-test';

/** Several processes of one server. */
export function workersSuite(urlOf: (database: string) => string): void {
  describe('workers', () => {
    test('serve one port; one that is killed is replaced, and nothing that was kept is lost', async () => {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      // The other databases have been used by other tests.
      await client.query('create database workers template template0');
      await client.end();
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

    test('one that cannot start says why, once', async () => {
      const { code, output } = await failToStart({
        DATABASE_URL: 'postgresql://127.0.0.1:1/none',
        WORKERS: '2',
      });
      expect([code, output.match(/can't be reached/g)]).toEqual([1, ["can't be reached"]]);
    }, 60_000);
  });
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
