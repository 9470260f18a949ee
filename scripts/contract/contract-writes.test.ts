import { afterAll, beforeAll, expect, test } from 'vitest';
import { runContract } from './run.ts';
import { common, found, groupOf } from './testing/found.ts';
import { writeChanges } from './testing/planted-writes.ts';
import { openReferenceApi, type ReferenceApi } from './testing/reference-api.ts';

let api: ReferenceApi;
beforeAll(async () => {
  api = await openReferenceApi();
}, 300_000);
afterAll(() => api.service.close());

/** Runs a check of options whose calls may fail after they had their effect. */
async function leftAfter(fails: (request: Request) => boolean) {
  const plain = api.fetch();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await plain(request);
    if (request.url.includes('/admin/options') && fails(request)) throw new TypeError('terminated');
    return response;
  };
  const list = async () => {
    const token = await api.service.tokenOf('admin');
    return (await api.service.call('GET', '/api/v1/admin/options?limit=100', { token })).body;
  };
  const before = await list();
  const failed = runContract({ ...common, only: ['options'], write: true, fetch });
  const message = await failed.then(
    () => 'none',
    (error: unknown) => String(error),
  );
  return { message, before, after: await list() };
}

test('a record is deleted or named if a call of the check gets no response', async () => {
  const created = await leftAfter(({ method }) => method === 'POST');
  expect(created.message).toMatch(/POST \/admin\/options got no response from \S+: terminated\.$/);
  expect(created.after).toEqual(created.before);
  const updated = await leftAfter(({ method }) => method === 'PUT');
  expect(updated.after).toEqual(updated.before);
  const undeleted = await leftAfter(({ method }) => method === 'POST' || method === 'DELETE');
  expect(undeleted.message).toContain('Not deleted: a record of options, ');
}, 300_000);

test('each planted change of a write is reported at its field', async () => {
  for (const group of new Set(writeChanges.map(groupOf)))
    expect(await found(api, { call: 'none' }, { write: true, only: [group] }), group).toEqual([]);
  const missed: string[] = [];
  for (const planted of writeChanges) {
    const differences = await found(api, planted, { write: true, only: [groupOf(planted)] });
    if (!differences.includes(planted.expected))
      missed.push(`${planted.call} → ${planted.expected}: ${differences.join(', ')}`);
  }
  expect(missed).toEqual([]);
}, 600_000);
