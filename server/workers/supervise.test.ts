import cluster from 'node:cluster';
import { expect, test, vi } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { superviseWorkers } from './supervise.ts';
import { forkScript } from './testing/fork-script.ts';

const serving = "(await import('node:net')).createServer().listen(0, '127.0.0.1');";

test('a message that does not reach a worker ends neither the others nor the process above them', async () => {
  const script = forkScript(serving);
  const error = vi.fn<(message: string) => void>();
  const supervised = await superviseWorkers(1, { ...silentLog, error });
  try {
    const [worker] = Object.values(cluster.workers ?? {});
    worker?.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    expect(error.mock.lastCall?.[0]).toBe('worker 1 failed');
    expect(worker?.isConnected()).toBe(true);
  } finally {
    await supervised.close();
    await script.end();
  }
});

test('a worker that the system cannot start is replaced as soon as it can', async () => {
  const script = forkScript(serving);
  const error = vi.fn<(message: string) => void>();
  const supervised = await superviseWorkers(1, { ...silentLog, error });
  const { execPath } = process;
  try {
    process.execPath = '/missing/node';
    Object.values(cluster.workers ?? {})[0]?.process.kill('SIGKILL');
    const replaced = (reason: string) => `worker 1 ended with ${reason} and is replaced`;
    await vi.waitFor(() => expect(error).toHaveBeenCalledWith(replaced('ENOENT')), { timeout: 20_000 });
    expect(error).toHaveBeenCalledWith(replaced('SIGKILL'));
    process.execPath = execPath;
    const isServing = () => Object.values(cluster.workers ?? {}).some((worker) => worker?.isConnected());
    await vi.waitFor(() => expect(isServing()).toBe(true), { timeout: 20_000 });
  } finally {
    process.execPath = execPath;
    await supervised.close();
    await script.end();
  }
});

test('a worker for which the system has no memory is replaced as soon as it has', async () => {
  const script = forkScript(serving);
  const error = vi.fn<(message: string) => void>();
  const supervised = await superviseWorkers(1, { ...silentLog, error });
  const fork = vi.spyOn(cluster, 'fork').mockImplementationOnce(() => {
    throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
  });
  try {
    Object.values(cluster.workers ?? {})[0]?.process.kill('SIGKILL');
    await vi.waitFor(() => expect(error.mock.lastCall?.[0]).toBe('worker 1 failed'), { timeout: 20_000 });
    const isServing = () => Object.values(cluster.workers ?? {}).some((worker) => worker?.isConnected());
    await vi.waitFor(() => expect(isServing()).toBe(true), { timeout: 20_000 });
  } finally {
    fork.mockRestore();
    await supervised.close();
    await script.end();
  }
});
