import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { createQueryClient } from './create-query-client.ts';
import { resourceQueries } from './resource-queries.ts';
import { resourceWrites } from './resource-writes.ts';
import { versionOf } from './versions.ts';
import { conflictingRecord } from './write-headers.ts';

const boats: Resource = {
  name: 'boats',
  endpoints: rest('/boats', {}),
  title: 'name',
  fields: {},
  list: { columns: [] },
  form: [],
  versioned: true,
};
const fetch = vi.fn<typeof globalThis.fetch>();
const client = createQueryClient();
const json = (body: unknown, version: string, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { ETag: version } });
const lastHeaders = () => new Headers(fetch.mock.lastCall?.[1]?.headers);

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

test('a record keeps the version that came with it, also when it is read again', async () => {
  const { one } = resourceQueries(boats);
  fetch.mockResolvedValueOnce(json({ data: { id: 1, name: 'a' } }, '"v1"'));
  const first = await client.fetchQuery({ ...one(1), staleTime: 0 });
  fetch.mockResolvedValueOnce(json({ data: { id: 1, name: 'b' } }, '"v2"'));
  const second = await client.fetchQuery({ ...one(1), staleTime: 0 });
  expect([versionOf(first), versionOf(second)]).toEqual(['"v1"', '"v2"']);
});

test('a resource without versions has none, whatever the service sends', async () => {
  fetch.mockResolvedValueOnce(json({ data: { id: 1, name: 'a' } }, '"v1"'));
  const { versioned: _, ...plain } = boats;
  expect(versionOf(await client.fetchQuery(resourceQueries(plain).one(1)))).toBeUndefined();
});

test('a write sends the version that it is based on, and the key of its submission', async () => {
  const writes = resourceWrites(boats);
  fetch.mockImplementation(async () => json({}, '"v2"'));
  await writes.update(1, { name: 'b' }, { key: 'k', version: '"v1"' });
  expect(lastHeaders().get('If-Match')).toBe('"v1"');
  expect(lastHeaders().get('Idempotency-Key')).toBe('k');
  await writes.remove(1);
  expect(lastHeaders().has('If-Match')).toBe(false);
  expect(lastHeaders().has('Idempotency-Key')).toBe(false);
});

test('a refused version comes with the record as it is now, and its version', async () => {
  fetch.mockResolvedValueOnce(json({ code: 'E_VERSION_CONFLICT', data: { id: 1, name: 'c' } }, '"v3"', 412));
  const error = await resourceWrites(boats)
    .update(1, { name: 'b' }, { version: '"v1"' })
    .catch((reason: unknown) => reason);
  const now = conflictingRecord(error);
  expect(now).toEqual({ id: 1, name: 'c' });
  expect(versionOf(now)).toBe('"v3"');
  expect(conflictingRecord(new Error('other'))).toBeUndefined();
});
