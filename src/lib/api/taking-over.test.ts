import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStarted, isStarting, startCall } from './started-calls.ts';
import { takingOver } from './taking-over.ts';

const url = '/api/v1/admin/users?page=1';
const headers = (bearer: string) => ({ Authorization: `Bearer ${bearer}` });

const early = vi.fn(async () => new Response('early'));
const late = vi.fn(async () => new Response('late'));
const read = takingOver(late);
const bodyOf = async (init: RequestInit, from = url) => (await read(from, init)).text();

beforeEach(() => {
  vi.stubGlobal('fetch', early);
  startCall(url, 'ada');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  forgetStarted();
});

test('a call that was started is not made again, but the next one is', async () => {
  expect(early).toHaveBeenCalledWith(url, {
    headers: {
      Accept: 'application/json',
      Authorization: 'Bearer ada',
      traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/),
    },
  });
  expect(await bodyOf({ headers: headers('ada') })).toBe('early');
  expect(late).not.toHaveBeenCalled();
  expect(await bodyOf({ headers: headers('ada') })).toBe('late');
});

test('the response to one user is never given to another one', async () => {
  expect(await bodyOf({ headers: headers('bea') })).toBe('late');
  expect(await bodyOf({})).toBe('late');
});

test('another address and a write are calls of their own', async () => {
  expect(await bodyOf({ headers: headers('ada') }, `${url}&query=x`)).toBe('late');
  expect(await bodyOf({ headers: headers('ada'), method: 'POST' })).toBe('late');
});

test('what nobody has taken over is forgotten', async () => {
  expect(isStarting()).toBe(true);
  forgetStarted();
  expect(isStarting()).toBe(false);
  expect(await bodyOf({ headers: headers('ada') })).toBe('late');
});

test('a failed connection fails whoever takes it over', async () => {
  early.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startCall(url, 'ada');
  await expect(read(url, { headers: headers('ada') })).rejects.toThrow('Failed to fetch');
});

test('a call that is taken over can be aborted, before and after it', async () => {
  early.mockReturnValue(new Promise(() => undefined));
  for (const abortFirst of [true, false]) {
    startCall(url, 'ada');
    const controller = new AbortController();
    if (abortFirst) controller.abort(new Error('left'));
    const response = read(url, { headers: headers('ada'), signal: controller.signal });
    if (!abortFirst) controller.abort(new Error('left'));
    await expect(response).rejects.toThrow('left');
  }
});
