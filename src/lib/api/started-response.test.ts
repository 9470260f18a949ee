import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeTimers, useRealTimers } from '#lib/api/testing/fake-timers.ts';
import { forgetStarted, startCall } from './started-calls.ts';
import { readStarted } from './started-response.ts';
import { takingOver } from './taking-over.ts';

const url = '/api/v1/admin/users?page=1';
const network = vi.fn<typeof globalThis.fetch>();
const read = (bearer?: string, signal?: AbortSignal) => readStarted(url, bearer, signal);
/** Reads the call as the transport does, if nobody has read it. */
const taken = (bearer: string) =>
  takingOver(async () => new Response('made again'))(url, { headers: { Authorization: `Bearer ${bearer}` } });

function start(response: Response | Promise<Response>) {
  network.mockReturnValue(Promise.resolve(response));
  startCall(url, 'ada');
}

beforeEach(() => void vi.stubGlobal('fetch', network));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  forgetStarted();
});

test('a response is read once, with its headers', async () => {
  start(Response.json({ data: 1 }, { headers: { ETag: '"7"' } }));
  const response = await read('ada');
  expect([response?.value, response?.headers.get('etag')]).toEqual([{ data: 1 }, '"7"']);
  expect(await read('ada')).toBeUndefined();
  expect(await (await taken('ada')).text()).toBe('made again');
});

test('the response to one user is never given to another one', async () => {
  start(Response.json({ data: 1 }));
  expect(await read('bea')).toBeUndefined();
  expect(await read()).toBeUndefined();
});

test.each([
  ['an error', () => Response.json({ message: 'Non.' }, { status: 401 }), '{"message":"Non."}'],
  ['a text that is not JSON', () => new Response('<h1>502</h1>'), '<h1>502</h1>'],
  ['nothing', () => new Response(''), ''],
])('%s is left to the transport, and not requested again', async (_, response, text) => {
  start(response());
  expect(await read('ada')).toBeUndefined();
  expect(await (await taken('ada')).text()).toBe(text);
  expect(network).toHaveBeenCalledOnce();
});

test('a failed connection is left to the transport', async () => {
  start(Promise.reject(new TypeError('Failed to fetch')));
  expect(await read('ada')).toBeUndefined();
  await expect(taken('ada')).rejects.toThrow('Failed to fetch');
});

test('whoever waits for it can give up', async () => {
  start(new Promise(() => undefined));
  const controller = new AbortController();
  const response = read('ada', controller.signal);
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('it ends after 30 s', async () => {
  useFakeTimers();
  start(new Promise(() => undefined));
  const response = expect(read('ada')).rejects.toThrow('timeout');
  await vi.advanceTimersByTimeAsync(30_000);
  await response;
  useRealTimers();
});
