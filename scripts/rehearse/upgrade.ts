import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { resources } from '#resources/index.ts';
import { servedAt } from '#schema/served-at.ts';
import { startBalancer } from '#scripts/testing/balancer.ts';
import { StartError } from '#server/base/settings.ts';
import { postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { processAdmin, type ServerProcess, startProgram } from '#server/testing/process.ts';
import { openClient, repeat } from './client.ts';

/** The time of the load before and after each change, in milliseconds. */
const loadMs = 2000;

/** The time for requests that are on their way to a server when it is taken out of the balancer, in milliseconds. */
const drainMs = 500;

/** The addresses of the first pages of all lists of this version. */
const lists = resources.flatMap(({ endpoints: { list } }) => {
  if (list.path.includes('{')) return [];
  return `${servedAt(list)}?${new URLSearchParams({ ...list.query, page: '1', limit: '10' })}`;
});

/** The packs, and the number of users that a new database gets. Throws a `StartError` that says how to name them. */
function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { users: { type: 'string', default: 'none' } },
  });
  const [former, next] = positionals;
  if (former === undefined || next === undefined)
    throw new StartError('Name two packs: npm run rehearse -- upgrade FORMER_PACK NEW_PACK [--users N]');
  return { former, next, seed: values.users };
}

/** Opens the database of the rehearsal: the one at `DATABASE_URL`, which is changed, or a new one that is deleted afterwards. */
async function openDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const url = process.env['DATABASE_URL'];
  if (url) return { url, stop: async () => {} };
  const programs = postgresPrograms();
  if (programs === undefined) throw new StartError('PostgreSQL is not installed.');
  const postgres = await startPostgres(programs);
  return { url: postgres.urlOf('postgres'), stop: () => postgres.stop() };
}

const manifest = z.object({ version: z.string(), commit: z.nullable(z.string()), migration: z.string() });

/**
 * Replaces two servers of a former pack one by one by those of a new one, while every list is read and records are added, and
 * rolls back. Prints what was measured. Throws if a request fails, an acknowledged write is lost or the session ends.
 */
export async function rehearseUpgrade(print: (line: string) => void, args: readonly string[]): Promise<void> {
  const { former, next, seed } = readOptions(args);
  const database = await openDatabase();
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    SEED: seed,
    TRUSTED_PROXIES: '1',
    DATABASE_URL: database.url,
    ADMIN_PASSWORD: processAdmin.password,
  };
  const start = (pack: string, more = {}) =>
    startProgram(['server/main.js'], { cwd: pack, env: { ...env, ...more } });
  let running: readonly ServerProcess[] = [];
  const balancer = await startBalancer([]);

  /** For each old server: starts a new one, moves its requests there, and stops the old one, which ends its open ones. */
  async function replaceEach(pack: string, more = {}): Promise<void> {
    for (const old of running) {
      const started = await start(pack, more);
      running = [...running.filter((each) => each !== old), started];
      balancer.setServers(running.map(({ url }) => url));
      await wait(drainMs);
      const code = await old.end('SIGTERM');
      if (code !== 0) throw new Error(`A server ended with ${code}:\n${old.output()}`);
    }
    await wait(loadMs);
  }

  try {
    running = [await start(former), await start(former)];
    balancer.setServers(running.map(({ url }) => url));
    const client = await openClient(balancer.url);
    const served = await client.served(lists);
    const load = served.map((list) => repeat(() => client.read(list)));
    const writes = repeat(client.add);
    await wait(loadMs);
    const began = performance.now();
    await replaceEach(next);
    const upgraded = performance.now();
    await replaceEach(former, { ALLOW_NEWER_DATABASE: 'true' });
    const rolledBack = performance.now();
    await Promise.all([...load, writes].map((each) => each.stop()));
    await client.refresh();
    const stored = new Set(await client.list());
    const lost = writes.done.filter(({ result }) => !stored.has(result));
    const failed = [...load, writes].flatMap((each) => each.failed);
    for (const [name, pack] of [
      ['from', former],
      ['to', next],
    ] as const) {
      const packed = JSON.parse(readFileSync(join(pack, 'manifest.json'), 'utf8'));
      const { version, commit, migration } = manifest.parse(packed);
      print(`${name} ${version} (${commit?.slice(0, 7) ?? '?'}), migration ${migration}`);
    }
    print(`upgrade of two servers: ${((upgraded - began) / 1000).toFixed(1)} s`);
    print(`roll back: ${((rolledBack - upgraded) / 1000).toFixed(1)} s`);
    print(`lists: ${served.length}, slowest read: ${Math.round(slowest(load))} ms`);
    print(`reads: ${load.reduce((sum, { done }) => sum + done.length, 0)}, writes: ${writes.done.length}`);
    print(`failed requests: ${failed.length}, lost writes: ${lost.length}`);
    print('the session and its refresh token work');
    if (failed.length + lost.length > 0)
      throw new Error(`The rehearsal failed: ${reasonsOf(failed) || 'a write is lost'}`);
  } finally {
    await Promise.all(running.map((server) => server.end('SIGKILL')));
    balancer.close();
    await database.stop();
  }
}

const slowest = (load: readonly ReturnType<typeof repeat>[]) =>
  Math.max(...load.flatMap(({ done }) => done.map(({ took }) => took)));

/** Returns each reason with its number: an upgrade that locks one list fails the reads of that list. */
function reasonsOf(failed: readonly { readonly reason: string }[]): string {
  const reasons = Map.groupBy(failed, ({ reason }) => reason);
  return [...reasons].map(([reason, each]) => `${each.length} × ${reason}`).join('; ');
}
