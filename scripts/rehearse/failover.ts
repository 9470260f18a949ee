import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, startProcess } from '#server/testing/process.ts';
import { openClient, percentile, repeat } from './client.ts';
import { openAddress } from './moving-address.ts';
import { startPair } from './postgres-pair.ts';

/** The time of the load before and after the failover, and the time between two probes of the primary, in milliseconds. */
const [loadMs, probeMs] = [5000, 200];
/** The number of failed probes after which the primary counts as lost. */
const maxFailed = 3;

const urlOf = (port: number) => `postgresql://postgres@127.0.0.1:${port}/postgres`;
const metricsToken = 'metrics-token-of-a-rehearsal';

/**
 * Kills the primary of a pair under load, promotes its replica, and moves the address of the primary. Prints what was
 * measured. Throws if an acknowledged write is lost, a read did not show the write before it, a session ended, or no write
 * or read succeeds afterwards.
 */
export async function rehearseFailover(print: (line: string) => void): Promise<void> {
  const pair = await startPair();
  const address = await openAddress(pair.primaryPort);
  let server: ServerProcess | undefined;
  try {
    server = await startProcess({
      DATABASE_URL: urlOf(address.port),
      DATABASE_READ_URL: urlOf(pair.replicaPort),
      METRICS_TOKEN: metricsToken,
    });
    const client = await openClient(server.url);
    const stale: string[] = [];
    const writes = repeat(async () => {
      const id = await client.add();
      // A failed read says nothing about the write.
      const seen = await client.list().catch(() => undefined);
      if (seen && !seen.includes(id)) stale.push(id);
      return id;
    });
    const reads = Array.from({ length: 4 }, () => repeat(() => client.read()));
    await wait(loadMs);
    const before = await readsByTarget(server.url);

    const killed = performance.now();
    pair.killPrimary();
    for (let failed = 0; failed < maxFailed; failed = (await isOpen(pair.primaryPort)) ? 0 : failed + 1)
      await wait(probeMs);
    const noticed = performance.now();
    await pair.promote();
    const promoted = performance.now();
    address.moveTo(pair.replicaPort);
    await wait(loadMs);
    await Promise.all([writes, ...reads].map((each) => each.stop()));

    const firstWrite = writes.done.find(({ at, took }) => at - took > killed)?.at ?? Number.NaN;
    const firstRead = Math.min(
      ...reads.flatMap(({ done }) => done.filter(({ at, took }) => at - took > killed).map(({ at }) => at)),
    );
    const stored = new Set(await client.list());
    const lost = writes.done.filter(({ result }) => !stored.has(result));
    await client.refresh();
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(2)} s`;
    const took = reads.flatMap(({ done }) => done.map((each) => each.took));
    print(pair.version);
    print(`reads before the failover, by database: ${before}`);
    print(
      `reads: ${took.length}, p50 ${percentile(took, 0.5).toFixed(0)} ms, p95 ${percentile(took, 0.95).toFixed(0)} ms`,
    );
    print(`from the kill until it was noticed: ${seconds(killed, noticed)}`);
    print(`promotion: ${seconds(noticed, promoted)}`);
    print(
      `from the kill to the next write: ${seconds(killed, firstWrite)}, to the next read: ${seconds(killed, firstRead)}`,
    );
    print(
      `calls that failed meanwhile: ${writes.failed.length + reads.flatMap(({ failed }) => failed).length}`,
    );
    print(`acknowledged writes: ${writes.done.length}, lost: ${lost.length}`);
    print(`reads that did not show the write before them: ${stale.length}`);
    print('the session and its refresh token work');
    if (lost.length + stale.length > 0 || !Number.isFinite(firstWrite) || !Number.isFinite(firstRead))
      throw new Error('The rehearsal failed.');
  } finally {
    await server?.end('SIGKILL');
    address.close();
    await pair.stop();
  }
}

/** Returns true if a port accepts connections. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
    socket.setTimeout(1000, () => end(false));
  });

/** Returns the number of reads by database, as the server measures it. */
async function readsByTarget(url: string): Promise<string> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const found = (await response.text()).matchAll(/^database_reads_total\{target="([^"]*)"\} (\d+)/gm);
  return [...found].map(([, target, count]) => `${target} ${count}`).join('; ');
}
