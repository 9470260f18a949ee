import cluster from 'node:cluster';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets the cluster of this process fork a script instead of this program. `end` ends all its processes. */
export function forkScript(script: string): { end(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-workers-'));
  const exec = join(folder, 'worker.mjs');
  writeFileSync(exec, script);
  cluster.setupPrimary({ exec, execArgv: [], args: [] });
  return {
    end: async () => {
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const running = workers.filter((worker) => worker.process.pid !== undefined && !worker.isDead());
      const ended = running.map((worker) => once(worker.process, 'exit'));
      for (const worker of running) worker.process.kill('SIGKILL');
      await Promise.all(ended);
      cluster.removeAllListeners('message');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
