import { expect, test } from 'vitest';
import { liveApi, type RequestOptions } from './live-api.ts';
import { RunError } from './run-error.ts';

const call = { method: 'GET', path: '/griffins' } as const;

/** Returns the status of a call and the number of requests, if the service asks to wait like this before it responds. */
async function statusAfter(header: string | undefined) {
  let requests = 0;
  const service: typeof fetch = async () => {
    requests += 1;
    const headers = header === undefined ? {} : { 'Retry-After': header };
    return requests > 1 ? Response.json({}) : Response.json({}, { status: 429, headers });
  };
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service });
  return [(await api.request(call)).status, requests];
}

test('a call is made again as the service asks, with seconds or a date', async () => {
  expect(await statusAfter('0')).toEqual([200, 2]);
  expect(await statusAfter(new Date(0).toUTCString())).toEqual([200, 2]);
});

test('a call is not made again without a time to wait, or with a long one', async () => {
  expect(await statusAfter(undefined)).toEqual([429, 1]);
  expect(await statusAfter('3600')).toEqual([429, 1]);
  expect(await statusAfter(new Date(Date.now() + 3_600_000).toUTCString())).toEqual([429, 1]);
});

test('a call that is refused again and again is made five times', async () => {
  const service: typeof fetch = async () =>
    Response.json({}, { status: 429, headers: { 'Retry-After': '0' } });
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service });
  await api.request(call);
  expect(api.calls).toBe(5);
});

test('once the waits have used up their limit, the check ends with one sentence', async () => {
  const service: typeof fetch = async () =>
    Response.json({}, { status: 429, headers: { 'Retry-After': '0.4' } });
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service, maxTotalWaitSeconds: 1 });
  await expect(api.request(call)).rejects.toThrow(
    'The service limits the calls (429): GET /griffins would have to wait, after 0.8 s of waiting before others.',
  );
  expect(api.calls).toBe(3);
  await expect(api.request(call)).rejects.toBeInstanceOf(RunError);
});

/** Returns a response whose body ends in the middle, or never. */
function unfinished(end: 'cut' | 'late'): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      if (end === 'cut') controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

test('a read whose body is cut is made again, and then ends the check with one sentence', async () => {
  const bodies = [unfinished('cut'), Response.json({ data: [] })];
  const service: typeof fetch = async () => bodies.shift() ?? unfinished('cut');
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service });
  expect((await api.request(call)).status).toBe(200);
  const failed = api.request(call);
  await expect(failed).rejects.toBeInstanceOf(RunError);
  await expect(failed).rejects.toThrow('GET /griffins got no response from http://service.test: terminated.');
});

test('a body that comes too late ends the check with one sentence', async () => {
  const service: typeof fetch = async (_, init) => {
    const response = unfinished('late');
    const late = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return Object.assign(response, { text: () => late });
  };
  const api = liveApi({ base: 'http://service.test', timeout: 50, fetch: service });
  await expect(api.request(call)).rejects.toThrow('it took longer than 0.05 s.');
});

test('JSON is JSON, however its type is written', async () => {
  const mediaOf = async (type: string) => {
    const service: typeof fetch = async () => new Response('{}', { headers: { 'Content-Type': type } });
    return (await liveApi({ base: 'http://service.test', timeout: 1000, fetch: service }).request(call))
      .media;
  };
  expect(await mediaOf('Application/JSON ; charset=utf-8')).toBeUndefined();
  expect(await mediaOf('application/problem+JSON')).toBeUndefined();
  expect(await mediaOf('Text/HTML ;charset=utf-8')).toBe('text/html');
});

/** Returns the statuses of requests to a service that accepts a token only once, and the number of renewals. */
async function statusesOf(code: string, ...requests: readonly RequestOptions[]) {
  const used = new Set<string | null>();
  const service: typeof fetch = async (input, init) => {
    const token = new Request(input, init).headers.get('Authorization');
    const isValid = token !== null && !used.has(token);
    used.add(token);
    return Response.json(isValid ? {} : { code }, { status: isValid ? 200 : 401 });
  };
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service });
  let renewals = 0;
  api.authorize('token', async () => {
    renewals += 1;
    return renewals > 2 ? 'token' : `token ${renewals}`;
  });
  const statuses: number[] = [];
  for (const options of requests) statuses.push((await api.request(call, options)).status);
  return [statuses, renewals];
}

test('a call is made again with a new token once the token has expired, unless it names its token', async () => {
  const expired = 'E_AUTH_UNAUTHORIZED';
  expect(await statusesOf(expired, {}, {}, {})).toEqual([[200, 200, 200], 2]);
  expect(await statusesOf(expired, {}, {}, {}, {})).toEqual([[200, 200, 200, 401], 3]);
  expect(await statusesOf(expired, {}, { token: undefined }, { token: 'token' })).toEqual([
    [200, 401, 401],
    0,
  ]);
  expect(await statusesOf('E_OTHER', {}, {})).toEqual([[200, 401], 0]);
});
