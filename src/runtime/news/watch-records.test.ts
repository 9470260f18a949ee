import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from '#lib/live/live.ts';
import { watchRecords } from './watch-records.ts';

const queryKey = ['planets'];
let client = new QueryClient();
/** Each test has its own: what has changed is kept. */
let resource = '';
let ending = () => {};
const read = vi.fn(async () => {});

beforeEach(({ task }) => {
  vi.useFakeTimers();
  resource = task.name;
  client = new QueryClient();
  const target = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
});
afterEach(() => {
  ending();
  read.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const watch = () => {
  ending = watchRecords({ resource, shown: { cache: client.getQueryCache(), queryKey }, read });
};
/** Begins to read the shown data, which takes so many milliseconds. */
const readShown = (milliseconds: number) =>
  void client.fetchQuery({
    queryKey,
    queryFn: () => new Promise((resolve) => setTimeout(resolve, milliseconds, 'planets')),
  });

test('a change during the read of the shown data is read after it, once', async () => {
  watch();
  readShown(8_000);
  await pass(1_000);
  live.tell(resource);
  await pass(6_900);
  expect(read).not.toHaveBeenCalled();
  await pass(100);
  expect(read).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test('a change during a read that ended before the watching is read at once', async () => {
  watch();
  readShown(1_000);
  await pass(500);
  ending();
  live.tell(resource);
  await pass(1_000);
  watch();
  await pass(0);
  expect(read).toHaveBeenCalledOnce();
});

test('a change before the read of the shown data is in them', async () => {
  watch();
  await pass(10_000);
  live.tell(resource);
  await pass(1);
  read.mockClear();
  ending();
  readShown(1_000);
  watch();
  await pass(60_000);
  expect(read).not.toHaveBeenCalled();
});

test('nothing is read after the end, although the shown data arrive', async () => {
  watch();
  readShown(1_000);
  await pass(500);
  live.tell(resource);
  ending();
  await pass(60_000);
  expect(read).not.toHaveBeenCalled();
});
