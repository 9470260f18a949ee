import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#server/base/free-port.ts';
import { ordinaryUser } from './postgres-server.ts';

/** A pool of connections between servers and PostgreSQL. */
export interface PgBouncer {
  /** Returns the URL of a database through the pool. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** True if PgBouncer is installed. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;

/** Starts PgBouncer in transaction mode, with two connections for everybody: each transaction may get another one. */
export async function startPgBouncer(postgresUrl: string): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-pgbouncer-'));
  const user = ordinaryUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const { hostname, port: behind } = new URL(postgresUrl);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${behind} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  const child = spawn('pgbouncer', ['-q', file], { ...user, cwd: folder, stdio: 'ignore' });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const urlOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  for (let attempts = 0; attempts < 100 && !(await responds(urlOf('postgres'))); attempts += 1)
    await wait(50);
  return {
    urlOf,
    stop: async () => {
      process.off('exit', stop);
      stop();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function responds(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
