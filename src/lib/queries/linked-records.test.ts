import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

const lists = {
  users: { list: '/admin/users', all: '/admin/users/all', query: { role: 'driver' } },
  activity: { list: '/admin/activity', all: '/admin/activity/all' },
};

// The files of tests share their modules: only this one may have these lists.
vi.resetModules();
vi.doMock('virtual:resource-lists', () => ({ resourceLists: lists }));
const { allRecords, searchedRecords } = await import('./linked-records.ts');
afterAll(() => {
  vi.doUnmock('virtual:resource-lists');
  vi.resetModules();
});

const fetch = vi.fn<typeof globalThis.fetch>();
const sent = () => fetch.mock.calls.map(([url]) => String(url).replace(/^.*\/admin\//, ''));

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async () => Response.json({ data: { items: [], total: 0 } }));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

test('a picker sends what the call of the list always sends, whatever its own filters', async () => {
  const client = createQueryClient();
  await client.fetchQuery(searchedRecords({ resource: 'users' }, 'alice'));
  const filters = { status: ['active'], role: ['admin'] } as const;
  await client.fetchQuery(searchedRecords({ resource: 'users', filters }, ''));
  expect(sent()).toEqual([
    'users?role=driver&page=1&limit=20&query=alice',
    'users?status=active&role=driver&page=1&limit=20',
  ]);
});

test.each([
  { name: 'more records than are read', total: 2001, isCut: true },
  { name: 'as many records as are read', total: 2000, isCut: false },
  { name: 'no total', total: undefined, isCut: true },
])(
  'reading all records ends after twenty pages, and tells whether others are left: a list with $name',
  async ({ total, isCut }) => {
    fetch.mockImplementation(async (url) => {
      const page = Number(new URL(String(url), 'https://a.example').searchParams.get('page'));
      const items = Array.from({ length: 100 }, (_, at) => ({ id: page * 100 + at }));
      return Response.json({ data: { items, total } });
    });
    const read = await createQueryClient().fetchQuery(allRecords({ resource: 'users' }));
    expect([read.records.length, read.isCut, sent().length]).toEqual([2000, isCut, 20]);
  },
);

/** A service with 120 users, of which it sends at most 50 at once. `startOf` returns the number of the first one of a page. */
const serveFifty = (startOf: (page: number, limit: number) => number, total: number | undefined = 120) =>
  fetch.mockImplementation(async (url) => {
    const query = new URL(String(url), 'https://a.example').searchParams;
    const limit = Math.min(50, Number(query.get('limit')));
    const start = startOf(Number(query.get('page')), Number(query.get('limit')));
    const items = Array.from({ length: 120 }, (_, id) => ({ id })).slice(start, start + limit);
    return Response.json({ data: { items, total } });
  });

test.each([
  { pages: 'of its own size', startOf: (page: number) => (page - 1) * 50 },
  { pages: 'of the size in the call', startOf: (page: number, limit: number) => (page - 1) * limit },
])(
  'all records are read of a service that sends fewer on a page than asked, and has pages $pages',
  async ({ startOf }) => {
    serveFifty(startOf);
    const { records, isCut } = await createQueryClient().fetchQuery(allRecords({ resource: 'users' }));
    expect(records.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, id) => id));
    expect(isCut).toBe(false);
    expect(sent().map((call) => call.replace('users?role=driver&', ''))).toEqual([
      'page=1&limit=100',
      'page=2&limit=50',
      'page=3&limit=50',
    ]);
  },
);

test('it is known if fewer records are read than the list has, and none is offered twice', async () => {
  serveFifty((page, limit) => (page - 1) * limit, 130);
  const read = () => createQueryClient().fetchQuery(allRecords({ resource: 'users' }));
  expect(await read()).toMatchObject({ records: { length: 120 }, isCut: true });
  serveFifty(() => 0);
  expect(await read()).toMatchObject({ records: { length: 50 }, isCut: true });
});

test('all records are read page by page if their list always sends something: the call of all records does not', async () => {
  const client = createQueryClient();
  await client.fetchQuery(allRecords({ resource: 'users' }));
  await client.fetchQuery(allRecords({ resource: 'activity' }));
  expect(sent()).toEqual(['users?role=driver&page=1&limit=100', 'activity/all']);
});
