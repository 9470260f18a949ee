import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { signInQuestion } from '#lib/session/in-background.ts';
import { createBrowser } from '#lib/session/testing/browser.ts';
import { createServer } from '#lib/session/testing/server.ts';
import { ItemRefusal, type RunProgress, remainingItems, runEach } from './run-each.ts';

interface Item {
  readonly n: number;
}

/** Starts a run. `last` returns how far it is. */
function start(count: number, send: (item: Item, key: string) => Promise<unknown>) {
  const onProgress = vi.fn<(progress: RunProgress<Item>) => void>();
  const run = runEach({ items: Array.from({ length: count }, (_, n) => ({ n })), send, onProgress });
  const last = () => onProgress.mock.lastCall?.[0];
  const reaches = (state: RunProgress<Item>['state']) => vi.waitFor(() => expect(last()?.state).toBe(state));
  const remaining = () => remainingItems(last() ?? { items: [], done: 0, refused: [], state: 'ended' });
  return { run, last, reaches, remaining };
}

test('items are sent one after the other, each with a key of its own', async () => {
  const keys: string[] = [];
  let open = 0;
  const { last, reaches, remaining } = start(3, async (_, key) => {
    open += 1;
    expect(open).toBe(1);
    keys.push(key);
    await Promise.resolve();
    open -= 1;
  });
  await reaches('ended');
  expect(last()).toMatchObject({ done: 3, refused: [] });
  expect(remaining()).toEqual([]);
  expect(new Set(keys).size).toBe(3);
});

test('a refused item is skipped, with the reasons of the service or of the page', async () => {
  const { last, reaches, remaining } = start(4, async ({ n }) => {
    if (n === 1) throw new ApiError('http', { status: 422, fieldErrors: { titre: ['Existe déjà.'] } });
    if (n === 3) throw new ItemRefusal('A changé.');
  });
  await reaches('ended');
  expect(last()?.done).toBe(2);
  expect(last()?.refused.map(({ item, text }) => [item.n, text])).toEqual([
    [1, 'Existe déjà.'],
    [3, 'A changé.'],
  ]);
  expect(remaining().map(({ n }) => n)).toEqual([1, 3]);
});

test.for([
  ['no response', new ApiError('network')],
  ['a response about the moment', new ApiError('http', { status: 429 })],
] as const)('after %s the run is held, and goes on with the same item and key', async ([, failure]) => {
  const keys: string[] = [];
  const send = vi.fn(async (_: Item, key: string) => {
    keys.push(key);
    if (keys.length === 1) throw failure;
  });
  const { run, last, reaches } = start(2, send);
  await reaches('held');
  expect(last()?.failure).not.toBe('');
  run.resume();
  await reaches('ended');
  expect(last()?.done).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an item that was accepted has another key in the next run: it would get the first response again', async () => {
  const keys: string[] = [];
  const item = { n: 0 };
  for (const _ of [1, 2]) {
    const onProgress = vi.fn<(progress: RunProgress<Item>) => void>();
    runEach({ items: [item], send: async (_, key) => keys.push(key), onProgress });
    await vi.waitFor(() => expect(onProgress.mock.lastCall?.[0].state).toBe('ended'));
  }
  expect(keys[1]).not.toBe(keys[0]);
});

test('a run can be paused, continued and stopped', async () => {
  const first = Promise.withResolvers<void>();
  const send = vi.fn(() => first.promise);
  const { run, last, reaches, remaining } = start(3, send);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  run.pause();
  first.resolve();
  await vi.waitFor(() => expect(last()?.done).toBe(1));
  expect(send).toHaveBeenCalledOnce();
  run.resume();
  run.stop();
  await reaches('ended');
  expect(last()?.done).toBeLessThan(3);
  expect(remaining().at(-1)?.n).toBe(2);
});

test('a session that ends during a run is begun again over the page: the item is sent again, with its key', async () => {
  const end = signInQuestion.allow(() => true);
  const server = createServer();
  const { session, toasts } = createBrowser({ fetch: server.fetch }).openTab();
  const signIn = () => session.signIn('ada@example.com', 'secret');
  await signIn();
  const { last, reaches } = start(3, ({ n }, key) => {
    if (n === 1) {
      server.expireAccess();
      server.revokeRefresh();
    }
    return session.request({ method: 'POST', path: '/admin/users', headers: { 'Idempotency-Key': key } });
  });
  await vi.waitFor(() => expect(signInQuestion.isOpen()).toBe(true));
  expect([last()?.done, last()?.state, toasts]).toEqual([1, 'running', []]);
  await signIn();
  signInQuestion.close();
  await reaches('ended');
  expect(last()?.done).toBe(3);
  const keys = server.callsTo('admin/users').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(4);
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
  end();
});
