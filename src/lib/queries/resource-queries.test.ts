import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { get, rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { createQueryClient } from './create-query-client.ts';
import { resourceQueries } from './resource-queries.ts';
import { resourceWrites } from './resource-writes.ts';

const boats: Resource = {
  name: 'boats',
  path: 'bateaux',
  endpoints: {
    ...rest('/admin/boats', { write: 'multipart', sort: true }),
    removable: get('/admin/boats/{id}/free'),
  },
  title: 'name',
  fields: {},
  list: { columns: [] },
  form: [],
};
const docks: Resource = { ...boats, name: 'docks', endpoints: rest('/admin/docks', {}) };

const fetch = vi.fn<typeof globalThis.fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const page = (...records: unknown[]) => json({ data: { items: records, total: records.length } });
const search = { page: 1, limit: 10, query: '', sort: undefined };
let client: QueryClient;

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
  client = createQueryClient();
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const sentUrl = () => String(fetch.mock.lastCall?.[0]);
const sentInit = () => fetch.mock.lastCall?.[1];

describe('a list', () => {
  test.each([
    ['its first page', boats, search, '?page=1&limit=10'],
    ['a search', boats, { ...search, page: 2, query: 'é&' }, '?page=2&limit=10&query=%C3%A9%26'],
    ['an order', boats, { ...search, sort: '-name' }, '?page=1&limit=10&sort=-name'],
    ['an order that its service does not know', docks, { ...search, sort: '-name' }, '?page=1&limit=10'],
  ])('is requested with %s', async (_, resource, given, query) => {
    fetch.mockResolvedValue(page({ id: 1 }));
    await client.fetchQuery(resourceQueries(resource).list(given));
    expect(sentUrl()).toBe(`/api/v1/admin/${resource.name}${query}`);
  });

  test('gives its rows and their total', async () => {
    fetch.mockResolvedValue(page({ id: 1 }, { id: 2 }));
    expect(await client.fetchQuery(resourceQueries(boats).list(search))).toEqual({
      records: [{ id: 1 }, { id: 2 }],
      total: 2,
      totalKnown: true,
      more: false,
    });
  });

  test('keeps the previous rows while the next ones load, and drops a late response', async () => {
    const pending = new Map<string, (response: Response) => void>();
    fetch.mockImplementation((url) => new Promise((resolve) => pending.set(String(url), resolve)));
    const { list } = resourceQueries(boats);
    const options = (number: number) => client.defaultQueryOptions(list({ ...search, page: number }));
    const url = (number: number) => `/api/v1/admin/boats?page=${number}&limit=10`;
    const requested = (number: number) =>
      vi.waitFor(() => expect([...pending.keys()]).toContain(url(number)));
    const respond = (number: number) => pending.get(url(number))?.(page({ id: number }));
    const observer = new QueryObserver(client, options(1));
    const leave = observer.subscribe(() => {});
    const rows = () => observer.getCurrentResult().data?.records;
    await requested(1);
    respond(1);
    await vi.waitFor(() => expect(rows()).toEqual([{ id: 1 }]));

    observer.setOptions(options(2));
    expect(rows()).toEqual([{ id: 1 }]);
    expect(observer.getCurrentResult().isPlaceholderData).toBe(true);
    await requested(2);
    const second = sentInit()?.signal;

    observer.setOptions(options(3));
    expect(second?.aborted).toBe(true);
    await requested(3);
    respond(3);
    await vi.waitFor(() => expect(rows()).toEqual([{ id: 3 }]));
    respond(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rows()).toEqual([{ id: 3 }]);
    leave();
  });
});

describe('a record', () => {
  test.each([
    ['a/b?c#d', '/api/v1/admin/boats/a%2Fb%3Fc%23d'],
    [7, '/api/v1/admin/boats/7'],
    ['$&', '/api/v1/admin/boats/%24%26'],
    ['\ud800', '/api/v1/admin/boats/%EF%BF%BD'],
  ])('of id %s is requested at %s', async (id, url) => {
    fetch.mockResolvedValue(json({ data: { id } }));
    expect(await client.fetchQuery(resourceQueries(boats).one(id))).toEqual({ id });
    expect(sentUrl()).toBe(url);
  });

  test.each([[{ data: {} }], [{ message: 'ok' }], [{ data: { id: null } }], [{ data: [] }]])(
    'is rejected if the response is %j',
    async (body) => {
      fetch.mockResolvedValue(json(body));
      await expect(client.fetchQuery(resourceQueries(boats).one(1))).rejects.toMatchObject({
        reason: 'shape',
      });
    },
  );
});

describe('the check before a deletion', () => {
  test.each([
    [
      { canDelete: true, reason: null },
      { canDelete: true, reason: undefined },
    ],
    [
      { canDelete: false, reason: 'En cours.' },
      { canDelete: false, reason: 'En cours.' },
    ],
    [
      { canDelete: true, reason: null, counts: { rides: 3, wallet: 'no' } },
      { canDelete: true, reason: undefined, counts: { rides: 3 } },
    ],
    [
      { canDelete: false, reason: '' },
      { canDelete: false, reason: undefined },
    ],
  ])('is read from %j', async (data, result) => {
    fetch.mockResolvedValue(json({ data }));
    expect(await client.fetchQuery(resourceWrites(boats).removable(1))).toEqual(result);
    expect(sentUrl()).toBe('/api/v1/admin/boats/1/free');
  });

  test('is requested each time', async () => {
    fetch.mockImplementation(async () => json({ data: { canDelete: true } }));
    const { removable, hasRemovalCheck } = resourceWrites(boats);
    expect(hasRemovalCheck).toBe(true);
    await client.fetchQuery(removable(1));
    await client.fetchQuery(removable(1));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is not guessed from a response without it', async () => {
    fetch.mockResolvedValue(json({ data: { canDelete: 'no' } }));
    await expect(client.fetchQuery(resourceWrites(boats).removable(1))).rejects.toMatchObject({
      reason: 'shape',
    });
  });

  test('is not requested if the service has no such call', () => {
    expect(resourceWrites(docks).hasRemovalCheck).toBe(false);
  });
});

describe('writing', () => {
  test('sends a form without the missing values', async () => {
    fetch.mockResolvedValue(json({ message: 'Fait.' }));
    const image = new File(['x'], 'x.png', { type: 'image/png' });
    await resourceWrites(boats).create({
      name: 'Ana',
      size: 0,
      note: '',
      none: null,
      missing: undefined,
      tags: [1, 2],
      image,
    });
    const body = sentInit()?.body;
    expect(body).toBeInstanceOf(FormData);
    expect(body instanceof FormData && [...body]).toEqual([
      ['name', 'Ana'],
      ['size', '0'],
      ['note', ''],
      ['tags', '1'],
      ['tags', '2'],
      ['image', image],
    ]);
  });

  test('sends no file if none was chosen', async () => {
    fetch.mockResolvedValue(json({}));
    await resourceWrites(boats).update(3, { name: 'Ana', image: null });
    const body = sentInit()?.body;
    expect(body instanceof FormData && [...body]).toEqual([['name', 'Ana']]);
    expect([sentInit()?.method, sentUrl()]).toEqual(['PUT', '/api/v1/admin/boats/3']);
  });

  test('sends JSON, with ids in the type they came in', async () => {
    fetch.mockResolvedValue(json({}));
    await resourceWrites(docks).create({ boats: [1, '2'], note: null });
    expect([sentInit()?.method, sentUrl()]).toEqual(['POST', '/api/v1/admin/docks']);
    expect(sentInit()?.body).toBe('{"boats":[1,"2"],"note":null}');
  });

  test('returns the message of the server, if any', async () => {
    const { remove } = resourceWrites(docks);
    fetch.mockResolvedValueOnce(json({ data: { message: 'Supprimé.' } }));
    expect(await remove('a/b')).toBe('Supprimé.');
    expect([sentInit()?.method, sentUrl()]).toEqual(['DELETE', '/api/v1/admin/docks/a%2Fb']);
    fetch.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await remove(1)).toBeUndefined();
  });

  test('a deleted record is no longer among those that were opened last', async () => {
    const records = [1, 2].map((id) => ({ resource: 'docks', id, title: `Quai ${id}` }));
    const stored = new Map([['recent', JSON.stringify({ records })]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    const { remove } = resourceWrites(docks);
    fetch.mockResolvedValueOnce(json({}, 409));
    await expect(remove(2)).rejects.toMatchObject({ status: 409 });
    fetch.mockResolvedValueOnce(json({}));
    await remove(1);
    expect(JSON.parse(stored.get('recent') ?? '')).toEqual({ records: [records[1]] });
  });
});

test('after a change the lists on the screen are read again, but no record and no other resource', async () => {
  fetch.mockImplementation(async (url) =>
    String(url).includes('?') ? page({ id: 1 }) : json({ data: { id: 1 } }),
  );
  const queries = resourceQueries(boats);
  const watching = [
    new QueryObserver(client, client.defaultQueryOptions(queries.list(search))).subscribe(() => {}),
    new QueryObserver(client, client.defaultQueryOptions(queries.one(1))).subscribe(() => {}),
    new QueryObserver(client, client.defaultQueryOptions(resourceQueries(docks).list(search))).subscribe(
      () => {},
    ),
  ];
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  await resourceWrites(boats).refreshLists(client);
  expect(fetch.mock.calls.slice(3).map(([url]) => url)).toEqual(['/api/v1/admin/boats?page=1&limit=10']);
  expect(client.getQueryState(queries.one(1).queryKey)?.isInvalidated).toBe(true);
  for (const leave of watching) leave();
});
