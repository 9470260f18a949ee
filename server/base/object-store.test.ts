import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { openStore, StoreError } from './object-store.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a store that responds as a test says. Returns its client, which gives up after a silence. */
async function storeThat(responds: RequestListener, silenceMs: number) {
  const http = createServer(responds);
  const port = await freePort();
  await new Promise<void>((resolve) => {
    http.listen(port, '127.0.0.1', resolve);
  });
  closing.push(() => {
    http.close();
    http.closeAllConnections();
  });
  return openStore(`http://key:secret@127.0.0.1:${port}/pictures`, silenceMs);
}

/** Collects the memory that nothing holds, again and again, until a promise settles. */
async function collecting<Result>(promise: Promise<Result>): Promise<Result> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const timer = setInterval(collect, 50);
  return promise.finally(() => clearInterval(timer));
}

const file = { id: 'a', contentType: 'image/webp', bytes: new Uint8Array(8_000_000) };

describe('a store that is silent ends a request with an error', () => {
  test.each<[string, RequestListener]>([
    ['before its response', (request) => void request.resume()],
    [
      'in the middle of its response',
      (_, response) => void response.writeHead(200, { 'content-length': 9 }).write('x'),
    ],
  ])('%s', async (_, responds) => {
    const store = await storeThat(responds, 300);
    await expect(collecting(store.get('a'))).rejects.toThrow(StoreError);
    await expect(collecting(store.remove('a'))).rejects.toThrow(StoreError);
  });

  test('in the middle of its response on a connection that was kept, without another attempt', async () => {
    let requests = 0;
    const store = await storeThat((_, response) => {
      requests += 1;
      if (requests === 1) response.end();
      else response.writeHead(200, { 'content-length': 9 }).write('x');
    }, 300);
    await store.get('a');
    await expect(store.get('a')).rejects.toThrow(StoreError);
    expect(requests).toBe(2);
  });

  test('while it takes a file', async () => {
    const store = await storeThat(() => {}, 300);
    await expect(collecting(store.put(file))).rejects.toThrow(StoreError);
  });
});

describe('a transfer that takes longer than the longest silence succeeds', () => {
  const silenceMs = 1500;
  const steps = 10;
  const pauseMs = 300;

  test('from the store', async () => {
    const store = await storeThat(async (_, response) => {
      for (let step = 0; step < steps; step += 1) {
        response.write('x');
        await wait(pauseMs);
      }
      response.end();
    }, silenceMs);
    expect(await store.get('a')).toHaveLength(steps);
  });

  test('to the store', async () => {
    let size = 0;
    const store = await storeThat(async (request, response) => {
      for await (const piece of request) {
        size += piece.length;
        await wait((steps * pauseMs * piece.length) / file.bytes.length);
      }
      response.end();
    }, silenceMs);
    await store.put(file);
    expect(size).toBe(file.bytes.length);
  });
});

test('a file that the store refuses before it has read it is an error with the reason', async () => {
  const store = await storeThat((_, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  }, 5000);
  await expect(store.put(file)).rejects.toThrow(/refused PUT \/a: 403 AccessDenied$/);
});

test('a file that a store refuses without reading on is not sent to its end', async () => {
  const seen = Promise.withResolvers<IncomingMessage>();
  const store = await storeThat((request, response) => {
    const body = '<Error><Code>AccessDenied</Code></Error>';
    // The server of Node would read on after a response of its own.
    response.socket?.write(`HTTP/1.1 403 Forbidden\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    seen.resolve(request);
  }, 5000);
  await expect(store.put(file)).rejects.toThrow(/: 403 AccessDenied$/);
  const request = await seen.promise;
  const over = new Promise((resolve) => request.once('end', resolve).once('close', resolve));
  request.resume();
  await over;
  expect(request.complete).toBe(false);
});

test('a request is repeated once while the store is overloaded', async () => {
  const statuses = [503, 200, 503, 503];
  const store = await storeThat(
    (_, response) => void response.writeHead(statuses.shift() ?? 200).end(),
    5000,
  );
  expect(await store.get('a')).toHaveLength(0);
  await expect(store.get('a')).rejects.toThrow(/: 503$/);
});
