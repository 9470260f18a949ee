import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import { startWebServer, type TimeLimits } from './web-server.ts';

const address = { host: '127.0.0.1', port: 0 };
/** Limits that no test exceeds. */
const patient: TimeLimits = {
  headers: 60_000,
  body: 60_000,
  bytesPerSecond: 1000,
  check: 20,
  stop: 60_000,
};

/** Sends the beginning of a request. Returns the connection and all that the server sends until it ends. */
function send(port: number, beginning: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(beginning);
  return { socket, response: text(socket).catch(() => 'cut') };
}

const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf';

test('headers that do not arrive in time end with 408', async () => {
  const { port, stop } = await startWebServer(() => new Response(), address, { ...patient, headers: 100 });
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: a\r\n').response).toMatch(/^HTTP\/1.1 408 /);
  await stop();
});

describe('a body', () => {
  const read = async (request: Request) => new Response(`got ${await request.text()}`);

  test('that hardly arrives ends with 408 and a message', async () => {
    const { port, stop } = await startWebServer(read, address, {
      ...patient,
      body: 200,
      bytesPerSecond: 1000,
    });
    const { socket, response } = send(port, post);
    // A byte now and then does not help.
    const sending = setInterval(() => socket.write('x'), 150);
    const [head = '', body = ''] = (await response).split('\r\n\r\n');
    clearInterval(sending);
    expect(head).toMatch(/^HTTP\/1.1 408 .*\r\nContent-Type: application\/json\r\n/);
    expect(JSON.parse(body)).toEqual({ code: 'E_REQUEST_TIMEOUT', message: message('tooSlow') });
    // The server still serves others.
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
    await stop();
  });

  test('that arrives slowly is read to its end, however long it takes', async () => {
    const { port, stop } = await startWebServer(read, address, {
      ...patient,
      body: 1000,
      bytesPerSecond: 10,
    });
    const parts = 10;
    const length = parts * 10;
    const head = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
    const { socket, response } = send(port, head);
    for (let part = 0; part < parts; part += 1) {
      await wait(150);
      socket.write('x'.repeat(10));
    }
    expect(await response).toContain(`got ${'x'.repeat(length)}`);
    await stop();
  });

  test.each<[string, (request: Request) => Promise<string>]>([
    ['at once', (request) => request.text()],
    ['in pieces', async ({ body }) => (body ? text(body) : '')],
  ])('that is read %s is never whole for the app after its 408', async (_, whole) => {
    const outcomes: string[] = [];
    const read = async (request: Request) => {
      outcomes.push(await whole(request).catch((error: Error) => error.message));
      return new Response();
    };
    const { port, stop } = await startWebServer(read, address, { ...patient, body: 200, check: 200 });
    const { socket, response } = send(port, post);
    socket.once('data', () => socket.write(' ended'));
    expect(await response).toMatch(/^HTTP\/1.1 408 /);
    await stop();
    expect(outcomes).toEqual(['The body is too slow']);
  });

  test('that nobody has read before its 408 is never whole for the app', async () => {
    const ended = Promise.withResolvers<void>();
    const outcome = Promise.withResolvers<string>();
    const read = async (request: Request) => {
      await ended.promise;
      outcome.resolve(await request.text().catch(() => 'failed'));
      return new Response();
    };
    const { port, stop } = await startWebServer(read, address, { ...patient, body: 200, check: 200 });
    const { socket, response } = send(port, post);
    socket.once('data', () => socket.write(' ended'));
    expect(await response).toMatch(/^HTTP\/1.1 408 /);
    await wait(50);
    ended.resolve();
    expect(await outcome.promise).toBe('failed');
    await stop();
  });

  test('that nobody reads holds no connection either', async () => {
    const limits = { ...patient, body: 200, bytesPerSecond: 1000 };
    const { port, stop } = await startWebServer(() => new Promise<Response>(() => {}), address, limits);
    expect(await send(port, post).response).toMatch(/^HTTP\/1.1 408 /);
    await stop();
  });
});

test('a request that is open when the server stops gets its response', async () => {
  let begun = () => {};
  const arrived = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const fetch = async (request: Request) => {
    begun();
    return new Response(`got ${await request.text()}`);
  };
  const { port, stop } = await startWebServer(fetch, address, patient);
  const { socket, response } = send(port, post);
  await arrived;
  const stopped = stop();
  socket.write(' ended');
  // The connection would stay open for the next request: the server closes it.
  expect(await response).toContain('got half ended');
  await stopped;
});

test('a request that stays open when the server stops is cut', async () => {
  const { port, stop } = await startWebServer(() => new Promise<Response>(() => {}), address, {
    ...patient,
    stop: 100,
  });
  const { socket, response } = send(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('connect', resolve));
  await stop();
  expect(await response).not.toContain('200');
});

test('a response that stays open keeps nothing of what it has sent', async () => {
  // A browser holds the stream of changes open all day.
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const { port, stop } = await startWebServer(() => new Response(readable), address, patient);
  const writer = writable.getWriter();
  const sent = new TextEncoder().encode('event');
  const send = async (reader: ReadableStreamDefaultReader<Uint8Array> | undefined, times: number) => {
    for (let time = 0; time < times; time++) await Promise.all([writer.write(sent), reader?.read()]);
  };
  const first = send(undefined, 1);
  const reader = (await fetch(`http://127.0.0.1:${port}`)).body?.getReader();
  await Promise.all([first, reader?.read()]);
  await send(reader, 100);
  const before = queryObjects(Promise, { format: 'count' });
  await send(reader, 1000);
  expect(queryObjects(Promise, { format: 'count' }) - before).toBeLessThan(100);
  await reader?.cancel();
  await stop();
});
