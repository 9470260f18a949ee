import { expect, test, vi } from 'vitest';
import type { PageReader } from '#runtime/export/read-pages.ts';
import { maxSelected, readAll } from './read-all.ts';

const size = 100;

/** A list of `count` records. `known`: the service has counted them. */
function listOf(count: number, known = true) {
  let read = 0;
  const next = vi.fn<PageReader['next']>(async () => {
    if (read >= count) return undefined;
    const page = Array.from({ length: Math.min(size, count - read) }, (_, at) => ({ id: read + at }));
    read += page.length;
    return page;
  });
  return { next, read: () => read, total: () => (known ? count : undefined) };
}

const read = (pages: PageReader, onRead: (count: number) => void = () => undefined) =>
  readAll(pages, new AbortController().signal, onRead);

test.for([
  [250, true, 3],
  [250, false, 4],
  [12_000, false, 121],
  [maxSelected, true, 1_000],
] as const)(
  '%i records, whose number is known: %s, are all read, in %i calls',
  async ([count, known, calls]) => {
    const pages = listOf(count, known);
    const { records, isCut } = await read(pages);
    expect([records.length, isCut, pages.next.mock.calls.length]).toEqual([count, false, calls]);
  },
);

test('of more records than can be selected, the first ones are read, and it says so', async () => {
  const pages = listOf(maxSelected + 500, false);
  const onRead = vi.fn<(count: number) => void>();
  const { records, isCut } = await read(pages, onRead);
  expect([records.length, isCut]).toEqual([maxSelected, true]);
  expect(records.at(-1)).toEqual({ id: maxSelected - 1 });
  expect(pages.next).toHaveBeenCalledTimes(maxSelected / size + 1);
  expect(onRead.mock.lastCall).toEqual([maxSelected]);
});

test('after it was given up no further page is read', async () => {
  const controller = new AbortController();
  const pages = listOf(1_000);
  await readAll(pages, controller.signal, (count) => {
    if (count === 200) controller.abort();
  });
  expect(pages.next).toHaveBeenCalledTimes(3);
});
