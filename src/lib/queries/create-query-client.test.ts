import {
  focusManager,
  onlineManager,
  type QueryClient,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

let client: QueryClient;
const read = vi.fn<(page: number) => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  client.mount();
  read.mockReset().mockImplementation(async (page) => `page ${page}`);
});
afterEach(() => {
  client.clear();
  client.unmount();
  vi.useRealTimers();
});

const list = (page: number) => queryOptions({ queryKey: ['list', page], queryFn: () => read(page) });

/** Mounts a screen that shows a page. */
function show(page: number) {
  const observer = new QueryObserver(client, client.defaultQueryOptions(list(page)));
  const leave = observer.subscribe(() => {});
  return {
    leave,
    result: () => observer.getCurrentResult(),
    turnTo: (next: number) => observer.setOptions(client.defaultQueryOptions(list(next))),
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a visit makes one request', () => {
  test('when the screen mounts while its loader is still reading', async () => {
    void client.prefetchQuery(list(1));
    show(1);
    await pass(100);
    expect(read).toHaveBeenCalledOnce();
  });

  test.each([0, 300, 3_000])('when the screen mounts %i ms after the response', async (delay) => {
    await client.prefetchQuery(list(1));
    await pass(delay);
    const screen = show(1);
    await pass(100);
    expect(read).toHaveBeenCalledOnce();
    expect(screen.result().data).toBe('page 1');
  });

  test('when two parts of the screen show the same', async () => {
    show(1);
    await pass(100);
    show(1);
    await pass(100);
    expect(read).toHaveBeenCalledOnce();
  });

  test('also when it fails: the failure is shown and not retried', async () => {
    read.mockRejectedValue(new Error('no'));
    await client.prefetchQuery(list(1));
    const screen = show(1);
    await pass(10_000);
    expect(read).toHaveBeenCalledOnce();
    expect(screen.result().isError).toBe(true);
  });

  test('also when its failure unmounted the screen, which mounts again at once', async () => {
    read.mockRejectedValue(new Error('no'));
    const first = show(1);
    await pass(100);
    first.leave();
    const second = show(1);
    await pass(100);
    expect(read).toHaveBeenCalledOnce();
    expect(second.result().isError).toBe(true);
  });

  test('also when it fails on the second visit', async () => {
    read.mockRejectedValue(new Error('no'));
    const first = show(1);
    await pass(100);
    first.leave();
    await client.prefetchQuery(list(1));
    show(1);
    await pass(100);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('data is read again', () => {
  test('on every mount, however soon, with or without a loader', async () => {
    const first = show(1);
    await pass(100);
    first.leave();
    const second = show(1);
    await pass(100);
    expect(read).toHaveBeenCalledTimes(2);
    second.leave();
    void client.prefetchQuery(list(1));
    await pass(50);
    show(1);
    await pass(100);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('on every change of arguments, and back', async () => {
    const screen = show(1);
    await pass(50);
    screen.turnTo(2);
    await pass(50);
    screen.turnTo(1);
    await pass(50);
    expect(read.mock.calls).toEqual([[1], [2], [1]]);
  });

  test('when it was loaded long before its screen mounts', async () => {
    await client.prefetchQuery(list(1));
    await pass(5_001);
    show(1);
    await pass(100);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('when it was invalidated before its screen mounts', async () => {
    await client.prefetchQuery(list(1));
    await client.invalidateQueries({ queryKey: ['list'] });
    show(1);
    await pass(100);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('on the next mount after a failure', async () => {
    read.mockRejectedValueOnce(new Error('no'));
    const first = show(1);
    await pass(100);
    first.leave();
    await pass(1_500);
    const second = show(1);
    await pass(100);
    expect(second.result().data).toBe('page 1');
  });

  test('at once when the user tries a failure again, in a part of the screen or by loading the screen', async () => {
    read.mockRejectedValue(new Error('no'));
    const screen = show(1);
    await pass(100);
    await screen.result().refetch();
    expect(read).toHaveBeenCalledTimes(2);
    screen.leave();
    await client.prefetchQuery(list(1));
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('never by itself', async () => {
    show(1);
    await pass(600_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await pass(100);
    expect(read).toHaveBeenCalledOnce();
  });
});

test('data is kept 60 s after its last use', async () => {
  const screen = show(1);
  await pass(100);
  screen.leave();
  await pass(59_900);
  expect(client.getQueryData(['list', 1])).toBe('page 1');
  await pass(200);
  expect(client.getQueryData(['list', 1])).toBeUndefined();
});
