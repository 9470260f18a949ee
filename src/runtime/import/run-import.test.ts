import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import type { ImportRow } from './import-rows.ts';
import { type ImportProgress, runImport } from './run-import.ts';

const rows = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 2,
    texts: {},
    errors: {},
    sent: { n: index },
  }));

/** Starts an import. `last` returns how far it is. */
function start(count: number, create: (sent: object, key: string) => Promise<unknown>) {
  const onProgress = vi.fn<(progress: ImportProgress) => void>();
  const run = runImport({ rows: rows(count), create, onProgress });
  const last = () => onProgress.mock.lastCall?.[0];
  const reaches = (state: ImportProgress['state']) => vi.waitFor(() => expect(last()?.state).toBe(state));
  return { run, last, reaches };
}

test('rows are created one after the other, each with a key of its own', async () => {
  const keys: string[] = [];
  let open = 0;
  const { last, reaches } = start(3, async (_, key) => {
    open += 1;
    expect(open).toBe(1);
    keys.push(key);
    await Promise.resolve();
    open -= 1;
  });
  await reaches('ended');
  expect(last()).toMatchObject({ total: 3, created: 3, refused: [] });
  expect(new Set(keys).size).toBe(3);
});

test('a refused row is skipped, with the reasons of the service', async () => {
  const { last, reaches } = start(3, async (sent) => {
    if ('n' in sent && sent.n === 1)
      throw new ApiError('http', { status: 422, fieldErrors: { titre: ['Existe déjà.'] } });
  });
  await reaches('ended');
  expect(last()?.created).toBe(2);
  expect(last()?.refused.map(({ row, text }) => [row.number, text])).toEqual([[3, 'Existe déjà.']]);
});

test('without a response the run is held, and goes on with the same row and key', async () => {
  const keys: string[] = [];
  const create = vi.fn(async (_: object, key: string) => {
    keys.push(key);
    if (keys.length === 1) throw new ApiError('network');
  });
  const { run, last, reaches } = start(2, create);
  await reaches('held');
  expect(last()?.failure).not.toBe('');
  run.resume();
  await reaches('ended');
  expect(last()?.created).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a run can be paused, continued and stopped', async () => {
  const first = Promise.withResolvers<void>();
  const create = vi.fn(() => first.promise);
  const { run, last, reaches } = start(3, create);
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  run.pause();
  first.resolve();
  await vi.waitFor(() => expect(last()?.created).toBe(1));
  expect(create).toHaveBeenCalledOnce();
  run.resume();
  run.stop();
  await reaches('ended');
  expect(last()?.created).toBeLessThan(3);
});
