import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/base/free-port.ts';
import { StartError } from '#server/base/settings.ts';
import { ordinaryUser, postgresPrograms } from '#server/testing/postgres-server.ts';

const run = promisify(execFile);

/**
 * Starts a PostgreSQL server and its streaming replica, which has each write before it is acknowledged. Unlike the servers of
 * tests, both write to their disk, in a temporary folder that `stop` deletes.
 */
export async function startPair() {
  const programs = postgresPrograms();
  if (programs === undefined) throw new StartError('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'back-office-rehearsal-'));
  const user = ordinaryUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } };
  const program = (name: string, ...args: readonly string[]) => run(join(programs, name), args, options);
  const [primary, replica] = [join(folder, 'primary'), join(folder, 'replica')];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const start = (data: string, port: number) => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
    // pg_ctl would keep its streams open as long as the server runs, so it gets none.
    const args = ['-D', data, '-w', '-l', `${data}.log`, '-o', settings, 'start'];
    execFileSync(join(programs, 'pg_ctl'), args, { ...options, stdio: 'ignore' });
  };
  await program('initdb', '-D', primary, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C');
  start(primary, primaryPort);
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=replica`;
  await program('pg_basebackup', '-D', replica, '-d', source, '-R', '-X', 'stream', '-c', 'fast');
  start(replica, replicaPort);
  // Only now: without a replica, no write would end.
  appendFileSync(join(primary, 'postgresql.conf'), "synchronous_standby_names = 'replica'\n");
  await program('pg_ctl', '-D', primary, 'reload');
  const { stdout } = await program('postgres', '--version');
  return {
    version: stdout.trim(),
    primaryPort,
    replicaPort,
    /** Kills all processes of the primary, as the loss of its machine would. */
    killPrimary: () => {
      const main = readFileSync(join(primary, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
      const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ');
      for (const id of [main, ...children]) process.kill(Number(id), 'SIGKILL');
    },
    /** Makes the replica the primary. */
    promote: async () => void (await program('pg_ctl', '-D', replica, '-w', 'promote')),
    stop: async () => {
      for (const data of [replica, primary])
        await program('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
