import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/base/free-port.ts';
import { StartError } from '#server/base/settings.ts';
import { postgresIn, postgresPrograms, processesOf } from '#server/testing/postgres-server.ts';

/** Starts a PostgreSQL server and a replica that has each write before it is acknowledged. `stop` deletes their folder. */
export async function startPair() {
  const programs = postgresPrograms();
  if (programs === undefined) throw new StartError('PostgreSQL is not installed.');
  const { folder, program, create, start, crash } = postgresIn(programs);
  const [primary, replica] = [join(folder, 'primary'), join(folder, 'replica')];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  await create(primary);
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
      for (const id of processesOf(primary)) process.kill(id, 'SIGKILL');
    },
    /** Makes the replica the primary. */
    promote: async () => void (await program('pg_ctl', '-D', replica, '-w', 'promote')),
    stop: async () => {
      for (const data of [replica, primary]) await crash(data).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
