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
 * database before the others begin. Ends this process if the first one cannot start: it has said why. Later, one that
 * cannot start is replaced like any other.
 */
export async function superviseWorkers(count: number, log: Log): Promise<Workers> {
  const running = new Set<Worker>();
  let isClosing = false;
  let hasStarted = false;

  const startLater = (number: number) => void setTimeout(() => !isClosing && void start(number), pauseMs);

  /** Starts a worker; undefined if the system has no memory or no process for it. */
  function fork(number: number): Worker | undefined {
    try {
      return cluster.fork({ WORKER_NUMBER: String(number) });
    } catch (error) {
      log.error(`worker ${number} failed`, error);
      return undefined;
    }
  }

  async function start(number: number): Promise<void> {
    const worker = fork(number);
    if (worker === undefined) {
      if (!hasStarted) process.exit(1);
      startLater(number);
      return;
    }
    running.add(worker);
    return new Promise((resolve) => {
      worker.once('listening', () => {
        hasStarted = true;
        resolve();
      });
      const replace = (reason: string | number, code: number) => {
        running.delete(worker);
        if (isClosing) return;
        if (!hasStarted) process.exit(code || 1);
        log.error(`worker ${number} ended with ${reason} and is replaced`);
        startLater(number);
        resolve();
      };
      worker.once('exit', (code, signal) => replace(signal ?? code, code));
      // An error that nobody handles would end this process, and all workers with it.
      worker.on('error', (error: NodeJS.ErrnoException) => {
        log.error(`worker ${number} failed`, error);
        // One that the system could not start never exits.
        if (worker.process.pid === undefined) replace(error.code ?? error.message, 1);
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
