import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/base/free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Returns the URL of a database of this server. */
  urlOf(database: string): string;
  /** Stops all processes of the server, which keep their connections, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends the server as a crash would. */
  crash(): Promise<void>;
  start(): void;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
}

/** Returns the folder of PostgreSQL's programs, on the path or in Debian's folder, or undefined without any. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** Returns what runs PostgreSQL's programs in a temporary folder, which the caller deletes. */
export function postgresIn(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-postgres-'));
  const user = ordinaryUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } };
  const program = (name: string, ...args: readonly string[]) => run(join(programs, name), args, options);
  return {
    folder,
    program,
    /** Creates the data of a server, with the locale of the guide, which every Linux has. */
    create: (data: string, ...more: readonly string[]) =>
      program(
        'initdb',
        '-D',
        data,
        '-A',
        'trust',
        '-U',
        'postgres',
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        ...more,
      ),
    /** Starts a server on loopback. */
    start: (data: string, port: number, more = '') => {
      const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${more}`;
      const args = ['-D', data, '-w', '-l', `${data}.log`, '-o', settings, 'start'];
      // pg_ctl would keep its streams open as long as the server runs, so it gets none.
      execFileSync(join(programs, 'pg_ctl'), args, { ...options, stdio: 'ignore' });
    },
    /** Ends a server as a crash would. */
    crash: async (data: string) => void (await program('pg_ctl', '-D', data, '-m', 'immediate', 'stop')),
  };
}

/** Starts a server on loopback, without durability, in a temporary folder that `stop` deletes. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const postgres = postgresIn(programs);
  const data = join(postgres.folder, 'data');
  const port = await freePort();
  await postgres.create(data, '-N');
  const start = () => postgres.start(data, port, '-c fsync=off');
  const crash = () => postgres.crash(data);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(data)) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // A process may end between the two calls.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
  };
  start();
  return {
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    start,
    crash,
    stop: async () => {
      await crash();
      rmSync(postgres.folder, { recursive: true, force: true });
    },
  };
}

/** Returns the ids of the main process of a server and of its children. */
export function processesOf(data: string): readonly number[] {
  const main = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8');
  return [main, ...children.trim().split(' ')].filter((pid) => pid !== '').map(Number);
}

/** Returns the user that runs PostgreSQL. It refuses to run as root: root starts it as `postgres` or `nobody`. */
export function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(account?.[2] ?? 65534), gid: Number(account?.[3] ?? 65534) };
}
