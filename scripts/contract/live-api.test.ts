import { expect, test } from 'vitest';
import { liveApi } from './live-api.ts';
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
