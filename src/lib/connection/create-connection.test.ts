import { expect, test } from 'vitest';
import { createConnection } from './create-connection.ts';

/** Creates a connection whose server and clock the test controls. */
function createServer() {
  const server = { page: 'a', isReachable: true, requests: 0, time: 0 };
  const pauses: { milliseconds: number; end: () => void }[] = [];
  const connection = createConnection({
    readPage: async () => {
      server.requests += 1;
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      return server.page;
    },
    isCurrent: (page) => page === 'a',
    wait: (milliseconds) => new Promise((end) => pauses.push({ milliseconds, end })),
    now: () => server.time,
  });
  const events: string[] = [];
  connection.onChange((event) => events.push(event));
  const settle = () => new Promise((done) => setTimeout(done));
  const endPause = async () => {
    pauses.at(-1)?.end();
    await settle();
  };
  return { server, connection, events, pauses, settle, endPause };
}

test('a page is offline only if the server cannot be reached, whatever the browser reports', async () => {
  const { server, connection, events } = createServer();
  await connection.check();
  expect(connection.get().isOffline).toBe(false);
  server.isReachable = false;
  await connection.check();
  await connection.check();
  expect(connection.get().isOffline).toBe(true);
  expect(events).toEqual(['lost']);
});

test('the connection comes back by itself, after ever longer pauses', async () => {
  const { server, connection, events, pauses, endPause } = createServer();
  server.isReachable = false;
  await connection.check();
  for (let turn = 0; turn < 5; turn += 1) await endPause();
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([
    3_000, 6_000, 12_000, 24_000, 30_000, 30_000,
  ]);
  server.isReachable = true;
  await endPause();
  expect(events).toEqual(['lost', 'back']);
  const { requests } = server;
  await endPause();
  expect(server.requests).toBe(requests);
});

test('a connection that is lost a second time is watched again', async () => {
  const { server, connection, events, endPause } = createServer();
  for (const isReachable of [false, true]) {
    server.isReachable = isReachable;
    await connection.check();
  }
  await endPause();
  server.isReachable = false;
  await connection.check();
  server.isReachable = true;
  await endPause();
  expect(events).toEqual(['lost', 'back', 'lost', 'back']);
});

test('only one check runs at a time', async () => {
  const { server, connection } = createServer();
  await Promise.all([connection.check(), connection.check(), connection.check()]);
  expect(server.requests).toBe(1);
});

test('another version is noticed, and checked every five minutes at most', async () => {
  const { server, connection } = createServer();
  server.page = 'b';
  server.time = 299_999;
  await connection.checkVersion();
  expect(server.requests).toBe(0);
  server.time = 300_000;
  await connection.checkVersion();
  await connection.checkVersion();
  expect(server.requests).toBe(1);
  expect(connection.get().isOutdated).toBe(true);
  server.page = 'a';
  await connection.check();
  expect(connection.get().isOutdated, 'the deployment was undone').toBe(false);
});
