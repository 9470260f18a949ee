import { expect, test, vi } from 'vitest';
import type { PageReader } from '#runtime/export/page-reader.ts';
import { maxSelected, readAll } from './read-all.ts';

const size = 100;

/** A list of `count` records. */
function listOf(count: number, changes = false) {
  let read = 0;
  const next = vi.fn<PageReader['next']>(async () => {
    if (read >= count) return undefined;
    const page = Array.from({ length: Math.min(size, count - read) }, (_, at) => ({ id: read + at }));
    read += page.length;
    return page;
  });
  return { next, read: () => read, total: () => count, hasChanged: () => changes };
}

const read = (pages: PageReader, onRead: (count: number) => void = () => undefined) =>
  readAll(pages, new AbortController().signal, onRead);

test.for([250, 12_000, maxSelected])('%i records are all read', async (count) => {
  const { records, isCut, hasChanged } = await read(listOf(count));
  expect([records.length, isCut, hasChanged]).toEqual([count, false, false]);
});

test('it says if the list changed while it was read', async () => {
  expect(await read(listOf(250, true))).toMatchObject({ hasChanged: true });
});

test('of more records than can be selected, the first ones are read, and it says so', async () => {
  const pages = listOf(maxSelected + 500);
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
