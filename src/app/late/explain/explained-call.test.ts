import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';
import { explainCalls } from './explained-call.ts';
import { createRecorder } from './recorder.ts';
import { createRedaction } from './redact.ts';

const url = (path: string) => new URL(path, 'https://a.fr');
const redaction = createRedaction({ resources: [], calls: [], dictionary: () => ({}) });
const create = () => createRecorder({ declared: [], redaction, since: 0 });
const response = { status: 200, ms: 10, requestId: 'r-1' };

test('a screen has the calls since it was opened, and those whose data it shows from the cache', () => {
  const recorder = create();
  const former = recorder.begin('GET', url('/api/v1/a'), 1_000);
  recorder.respond(former, response);
  recorder.endQuery('a', 1_000, undefined);
  const unused = recorder.begin('GET', url('/api/v1/b'), 1_000);
  recorder.respond(unused, response);
  const own = recorder.begin('GET', url('/api/v1/c?page=2'), 9_000);
  recorder.respond(own, response);
  recorder.endQuery('c', 9_000, 4_000);
  const { calls } = recorder.get();
  const shown = [
    { queryHash: 'a', dataUpdatedAt: 1_010 },
    { queryHash: 'c', dataUpdatedAt: 9_010 },
  ];
  expect(explainCalls({ calls, since: 8_000 }, shown, 10_010)).toMatchObject([
    { path: '/api/v1/a', cache: 'only', age: 9_000 },
    { path: '/api/v1/c', search: '?page=2', cache: 'first', age: 1_000, ageBefore: 5_000, requestId: 'r-1' },
  ]);
});

test('a call that failed has no status, and one that nobody waited for is not a step', () => {
  const recorder = create();
  recorder.fail(recorder.begin('GET', url('/api/v1/a')), 'network', 5);
  recorder.fail(recorder.begin('GET', url('/api/v1/b')), 'aborted', 5);
  expect(recorder.get().calls.map(({ failure }) => failure)).toEqual(['network', 'aborted']);
  expect(recorder.file().steps).toMatchObject([{ type: 'call', status: undefined }]);
});

test('the last fifty steps are kept, with the time since the first of them', () => {
  const recorder = create();
  for (let index = 0; index < 60; index += 1) recorder.click({ role: 'button', names: [] });
  const { steps } = recorder.file();
  expect(steps).toHaveLength(50);
  expect(steps[0]?.at).toBe(0);
});

test('the command of a call has no token, and nothing in an address can end it', () => {
  const call = { method: 'GET', path: '/api/v1/a', search: "?query=l'été%27$(id)" };
  const command = curlOf(call, 'https://a.fr');
  expect(command).toContain(`curl 'https://a.fr/api/v1/a?query=l'\\''été%27$(id)'`);
  expect(command).toContain('"Authorization: Bearer $TOKEN"');
  expect(curlOf({ ...call, method: 'PUT' }, '')).toContain('--request PUT');
});
