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
    const items = Array.from({ length: 100 }, (_, id) => ({ id }));
    fetch.mockImplementation(async () => Response.json({ data: { items, total } }));
    const read = await createQueryClient().fetchQuery(allRecords({ resource: 'users' }));
    expect([read.records.length, read.isCut, sent().length]).toEqual([2000, isCut, 20]);
  },
);

test('all records are read page by page if their list always sends something: the call of all records does not', async () => {
  const client = createQueryClient();
  await client.fetchQuery(allRecords({ resource: 'users' }));
  await client.fetchQuery(allRecords({ resource: 'activity' }));
  expect(sent()).toEqual(['users?role=driver&page=1&limit=100', 'activity/all']);
});
