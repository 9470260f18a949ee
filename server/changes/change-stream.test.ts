import { connect } from 'node:net';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import type { FeedChange, Watcher } from '#server/base/change-feed.ts';
import { startWebServer } from '#server/http/web-server.ts';
import { openChangeStream } from './change-stream.ts';

/** What a stream begins with. */
interface Reading {
  position: string;
  changes: { resource: string; count: number }[];
}

const rides = { list: 'rides', transaction: '1', count: 1 };

/** A feed with its watchers, and the response with a stream of it. */
function openStream() {
  const watchers = new Set<Watcher>();
  const feed = {
    watch: async (watcher: Watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    size: () => watchers.size,
    close() {},
  };
  const caller = { id: 'a', role: 'admin', sessionId: 'b', requiredAction: null } as const;
  const open = (read: () => Promise<Reading> = async () => ({ position: '1-1', changes: [] })) =>
    openChangeStream({
      feed,
      caller,
      read: async () => ({ ...(await read()), complete: true }),
      byResource: (changes) => changes.map(({ list, count }) => ({ resource: list, count })),
    });
  const tell = (...changes: readonly FeedChange[]) => {
    for (const watcher of watchers) watcher.tell(changes, '2-2');
  };
  return { watchers, open, tell };
}

test('a reader gets the events that were told before the stream ended, in their order', async () => {
  const { watchers, open, tell } = openStream();
  const response = await open();
  tell({ ...rides, count: 1 });
  tell();
  for (const watcher of watchers) watcher.end();
  tell({ ...rides, count: 2 });
  expect(await response.text()).toBe(
    'event: start\nid: 1-1\ndata: {"complete":true}\n\nid: 2-2\ndata: {"resource":"rides","count":1}\n\n: \n\n',
  );
  await expect.poll(() => watchers.size).toBe(0);
});

test('a change that the beginning of a stream knows is not told again, and a later one is not missed', async () => {
  const { watchers, open, tell } = openStream();
  const reading = Promise.withResolvers<Reading>();
  const opening = open(() => reading.promise);
  await expect.poll(() => watchers.size).toBe(1);
  const [known, later] = [
    { ...rides, transaction: '6' },
    { ...rides, transaction: '7' },
  ];
  tell(known);
  tell(known, later);
  reading.resolve({ position: '7-1', changes: [{ resource: 'rides', count: 1 }] });
  const response = await opening;
  tell(known, { ...later, transaction: '8' }, { ...later, transaction: '9' });
  for (const watcher of watchers) watcher.end();
  expect(await response.text()).toBe(
    [
      'event: start\nid: 7-1\ndata: {"complete":true}',
      'id: 7-1\ndata: {"resource":"rides","count":1}',
      ': ',
      'id: 2-2\ndata: {"resource":"rides","count":1}',
      'id: 2-2\ndata: {"resource":"rides","count":2}',
      '',
    ].join('\n\n'),
  );
});

test('a reader who leaves is told nothing more', async () => {
  const { watchers, open } = openStream();
  await (await open()).body?.cancel();
  await expect.poll(() => watchers.size).toBe(0);
});

test('a client that keeps its connection and reads nothing is dropped, and its connection is closed', async () => {
  const { watchers, open, tell } = openStream();
  const { port, stop } = await startWebServer(() => open(), { host: '127.0.0.1', port: 0 });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.pause();
  await expect.poll(() => watchers.size).toBe(1);
  // More than the buffers of both ends hold.
  const change = { ...rides, list: 'x'.repeat(100_000) };
  for (let events = 0; events < 1000 && watchers.size > 0; events += 1) {
    tell(change);
    await new Promise(setImmediate);
  }
  expect(watchers.size).toBe(0);
  await finished(socket.resume()).catch(() => {});
  await stop();
});
