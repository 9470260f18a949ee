import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#lib/session/session.ts';
import { readUser, type SessionUser } from '#lib/session/session-user.ts';
import { forgetRecent, keepRecent, recentRecords } from './recent-records.ts';

let user: SessionUser | undefined;
// Not a mock of the module: files of tests share their modules, and another one may have loaded it.
const signedOut = session.state();
vi.spyOn(session, 'state').mockImplementation(() => ({ ...signedOut, user }));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

beforeEach(() => {
  stored.clear();
  user = readUser({ id: 1 });
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ride = (id: number) => ({ resource: 'rides', id, title: `C-${id}` });
const ids = () => recentRecords().map(({ id }) => id);

test('the newest record is first, once', () => {
  for (const id of [1, 2, 3, 1]) keepRecent(ride(id));
  expect(ids()).toEqual([1, 3, 2]);
});

test('only some are kept', () => {
  for (let id = 1; id <= 20; id += 1) keepRecent(ride(id));
  expect(ids()).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
});

test('another user does not see them, and replaces them', () => {
  keepRecent(ride(1));
  user = readUser({ id: 2 });
  expect(ids()).toEqual([]);
  keepRecent(ride(2));
  user = readUser({ id: 1 });
  expect(ids()).toEqual([]);
});

test('nothing is kept for nobody', () => {
  user = undefined;
  keepRecent(ride(1));
  expect(stored.size).toBe(0);
});

test('a record that is gone is forgotten', () => {
  for (const id of [1, 2]) keepRecent(ride(id));
  forgetRecent('rides', 2);
  expect(ids()).toEqual([1]);
});

test.each(['{', 'null', '[]', '{"owner":1}', '{"owner":1,"records":[{"id":1},null,3]}'])(
  'a stored %s is not a record',
  (text) => {
    stored.set('recent', text);
    expect(recentRecords()).toEqual([]);
  },
);
