import cluster, { type Worker } from 'node:cluster';
import type { Log } from '#server/base/log.ts';
import { gatherMetrics } from './metrics.ts';

/** The pause before a worker that ended is replaced: one that cannot start must not take all the processor time. */
const pauseMs = 500;

/** The processes that serve requests. */
export interface Workers {
  /** Ends all of them after their open requests. */
  close(): Promise<void>;
}

/** The number of this process among the workers, from 1; undefined if it is not one of them. */
export const workerNumber = (): number | undefined =>
  cluster.isWorker ? Number(process.env['WORKER_NUMBER']) : undefined;

/**
 * Runs this program in several processes that share its port, and replaces those that end. The first one prepares the
 * database before the others begin. Ends this process if the first one cannot start: it has said why.
 */
export async function superviseWorkers(count: number, log: Log): Promise<Workers> {
  const running = new Set<Worker>();
  let isClosing = false;

  function start(number: number): Promise<void> {
    const worker = cluster.fork({ WORKER_NUMBER: String(number) });
    running.add(worker);
    let isListening = false;
    return new Promise((resolve) => {
      worker.once('listening', () => {
        isListening = true;
        resolve();
      });
      worker.once('exit', (code, signal) => {
        running.delete(worker);
        if (isClosing) return;
        if (!isListening && number === 1 && running.size === 0) process.exit(code || 1);
        log.error(`worker ${number} ended with ${signal ?? code} and is replaced`);
        setTimeout(() => !isClosing && void start(number), pauseMs);
        resolve();
      });
    });
  }

  gatherMetrics(() => [...running]);
  await start(1);
  await Promise.all(Array.from({ length: count - 1 }, (_, at) => start(at + 2)));
  return {
    close: async () => {
      isClosing = true;
      const ended = [...running].map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
      for (const worker of running) worker.process.kill('SIGTERM');
      await Promise.all(ended);
    },
  };
}
