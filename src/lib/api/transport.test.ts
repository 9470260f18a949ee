import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAbortError } from './api-error.ts';
import { useFakeTimers, useRealTimers } from './testing/fake-timers.ts';
import { createTransport, type OutgoingCall } from './transport.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const send = createTransport({ fetch, host: 'https://api.test/' });
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

beforeEach(() => {
  fetch.mockReset().mockResolvedValue(json({ data: 1 }));
});
afterEach(useRealTimers);

function sent() {
  const [url, init] = fetch.mock.lastCall ?? [];
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
}

describe('addresses', () => {
  test.each([
    ['/admin/users', undefined, 'https://api.test/api/v1/admin/users'],
    ['/users/me', undefined, 'https://api.test/api/v1/users/me'],
    ['/auth/signin', 'root', 'https://api.test/auth/signin'],
    [
      '/admin/users/a%2Fb/withdrawal-methods',
      'root',
      'https://api.test/admin/users/a%2Fb/withdrawal-methods',
    ],
    ['/admin/users/1/balance', undefined, 'https://api.test/api/v1/admin/users/1/balance'],
    ['/admin/auth/x', undefined, 'https://api.test/api/v1/admin/auth/x'],
  ] as const)('%s with the base %s is at %s', async (path, base, url) => {
    await send({ path, base });
    expect(sent().url).toBe(url);
  });

  test('a query is encoded, without undefined values', async () => {
    await send({ path: '/x', query: { page: 1, query: 'é & =', sort: undefined } });
    expect(sent().url).toBe('https://api.test/api/v1/x?page=1&query=%C3%A9+%26+%3D');
  });
});

describe('a call', () => {
  test('accepts JSON and carries the credentials', async () => {
    await send({ path: '/x' }, { bearer: 'abc', headers: { 'X-Refresh-Token-Id': '7' } });
    const { headers, method } = sent();
    expect(method).toBe('GET');
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.get('authorization')).toBe('Bearer abc');
    expect(headers.get('x-refresh-token-id')).toBe('7');
  });

  test('begins a trace of its own, but none at another origin, which browsers would have to ask first', async () => {
    const traces: (string | null)[] = [];
    for (const host of ['', '', 'https://api.test/']) {
      fetch.mockResolvedValue(json({ data: 1 }));
      await createTransport({ fetch, host })({ path: '/x' });
      traces.push(sent().headers.get('traceparent'));
    }
    const [first, second, elsewhere] = traces;
    expect(first).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(second?.slice(3, 35)).not.toBe(first?.slice(3, 35));
    expect(elsewhere).toBeNull();
  });

  test('has no Authorization header if no user is signed in', async () => {
    await send({ path: '/x' });
    expect(sent().headers.has('authorization')).toBe(false);
  });

  test('sends JSON', async () => {
    await send({ method: 'POST', path: '/x', body: { a: [1, null] } });
    expect(sent().body).toBe('{"a":[1,null]}');
    expect(sent().headers.get('content-type')).toBe('application/json');
  });

  test('sends a form as multipart and leaves its content type to the browser', async () => {
    const body = new FormData();
    await send({ method: 'PUT', path: '/x', body });
    expect(sent().body).toBe(body);
    expect(sent().headers.has('content-type')).toBe(false);
  });
});

describe('a response', () => {
  test('is parsed whatever its content type says', async () => {
    fetch.mockResolvedValue(new Response('{"data":1}', { headers: { 'content-type': 'text/plain' } }));
    expect(await send({ path: '/x' })).toEqual({ data: 1 });
  });

  test('may be empty', async () => {
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await send({ path: '/x' })).toBeUndefined();
  });

  test.each([['<!doctype html><title>x</title>'], ['{"data": [1, 2'], ['undefined']])(
    'that is not JSON is an error: %s',
    async (text) => {
      fetch.mockResolvedValue(new Response(text, { headers: { 'content-type': 'application/json' } }));
      await expect(send({ path: '/x' })).rejects.toMatchObject({
        reason: 'parsing',
        code: 'PARSING_ERROR',
        status: 200,
      });
    },
  );

  test.each([400, 401, 404, 409, 418, 422, 429, 500, 502, 503])(
    'of %i is an error, without a retry',
    async (status) => {
      fetch.mockResolvedValue(json({ message: 'Non.', code: 'E_NO' }, status));
      await expect(send({ path: '/x' })).rejects.toMatchObject({
        reason: 'http',
        status,
        code: 'E_NO',
        serverMessage: 'Non.',
      });
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  test('of HTML with a failing status keeps its status', async () => {
    fetch.mockResolvedValue(new Response('<html>', { status: 502 }));
    await expect(send({ path: '/x' })).rejects.toMatchObject({ reason: 'http', status: 502 });
  });
});

describe('no response', () => {
  test('a connection that fails is a network error', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(send({ path: '/x' })).rejects.toMatchObject({ reason: 'network', code: 'FETCH_ERROR' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('a connection that breaks during the body is a network error', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    fetch.mockResolvedValue(new Response(body));
    await expect(send({ path: '/x' })).rejects.toMatchObject({ reason: 'network' });
  });

  test.each<[string, OutgoingCall, number]>([
    ['after 30 s', { path: '/x' }, 30_000],
    ['after the timeout of the call', { path: '/x', timeout: 5_000 }, 5_000],
  ])('a call without a response times out %s', async (_, call, time) => {
    useFakeTimers();
    fetch.mockImplementation(hang);
    const response = send(call);
    const outcome = expect(response).rejects.toMatchObject({ reason: 'timeout', code: 'TIMEOUT_ERROR' });
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(fetch.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  test('a call that its caller aborts is not a failure', async () => {
    fetch.mockImplementation(hang);
    const caller = new AbortController();
    const response = send({ path: '/x', signal: caller.signal }).catch(isAbortError);
    caller.abort();
    expect(await response).toBe(true);
  });
});

/** Rejects when it is aborted; never resolves. */
const hang: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
