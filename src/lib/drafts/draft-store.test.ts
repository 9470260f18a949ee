import { expect, test, vi } from 'vitest';
import { createDraftStore } from './draft-store.ts';

const day = 24 * 60 * 60_000;
const scope = { owner: '1', form: 'users/12' };

/** Creates a storage for a number of characters, and a store with a clock. */
function createBrowser(capacity = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const clock = { now: 0 };
  const size = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const storage = {
    get length() {
      return items.size;
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      const former = items.get(key);
      items.set(key, value);
      if (size() <= capacity) return;
      if (former === undefined) items.delete(key);
      else items.set(key, former);
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  return {
    items,
    clock,
    store: createDraftStore(
      () => storage,
      () => clock.now,
    ),
  };
}

const draft = (savedAt: number, name = 'Hoth') => ({ savedAt, values: { name }, base: { name: '' } });
const slots = (found: readonly { slot: string }[]) => found.map(({ slot }) => slot);

test('a draft is read back in its form, by its user alone', () => {
  const { store } = createBrowser();
  store.write(scope, 'a', draft(0));
  expect(store.read(scope)).toEqual([{ slot: 'a', draft: draft(0) }]);
  expect(store.read({ ...scope, owner: '2' })).toEqual([]);
  expect(store.read({ ...scope, form: 'users/1' })).toEqual([]);
  expect(store.read({ ...scope, form: 'users' })).toEqual([]);
});

test('two openings of a form do not overwrite each other; the latest comes first', () => {
  const { store } = createBrowser();
  store.write(scope, 'a', draft(1));
  store.write(scope, 'b', draft(2));
  expect(slots(store.read(scope))).toEqual(['b', 'a']);
  store.remove(scope, 'b');
  expect(slots(store.read(scope))).toEqual(['a']);
});

test('a draft is kept for 7 days', () => {
  const { store, clock, items } = createBrowser();
  store.write(scope, 'a', draft(0));
  clock.now = 7 * day - 1;
  expect(store.read(scope)).toHaveLength(1);
  clock.now = 7 * day;
  store.sweep();
  expect(items.size).toBe(0);
});

test('a draft whose time is seven days in the future is removed, too', () => {
  const { store, clock } = createBrowser();
  clock.now = 8 * day;
  store.write(scope, 'a', draft(8 * day));
  clock.now = 0;
  expect(store.read(scope)).toEqual([]);
});

test('at most 40 drafts are kept: the oldest go', () => {
  const { store, items } = createBrowser();
  for (let at = 0; at < 50; at += 1) store.write(scope, `s${at}`, draft(at));
  store.sweep();
  expect(items.size).toBe(40);
  expect(slots(store.read(scope))).not.toContain('s9');
});

test('a draft that becomes too long is removed', () => {
  const { store } = createBrowser();
  store.write(scope, 'a', draft(0));
  store.write(scope, 'a', draft(1, 'x'.repeat(200_000)));
  expect(store.read(scope)).toEqual([]);
});

test('if the storage is full, the oldest drafts are deleted', () => {
  const { store } = createBrowser(300);
  for (let at = 0; at < 20; at += 1) store.write(scope, `s${at}`, draft(at));
  expect(slots(store.read(scope))[0]).toBe('s19');
  expect(slots(store.read(scope))).not.toContain('s0');
});

test('if the storage has no space at all or is forbidden, no draft is kept and nothing fails', () => {
  const full = createBrowser(10).store;
  full.write(scope, 'a', draft(0));
  expect(full.read(scope)).toEqual([]);

  const open = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const forbidden = createDraftStore(open, () => 0);
  forbidden.write(scope, 'a', draft(0));
  forbidden.remove(scope, 'a');
  forbidden.sweep();
  expect(forbidden.read(scope)).toEqual([]);
  expect(open).toHaveBeenCalled();
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no time', '{"values":{},"base":{}}'],
  ['values that are a list', '{"savedAt":0,"values":[],"base":{}}'],
  ['no base', '{"savedAt":0,"values":{}}'],
])('what is not a draft is removed: %s', (_, text) => {
  const { store, items } = createBrowser();
  items.set('draft:1:users%2F12:a', text);
  expect(store.read(scope)).toEqual([]);
  expect(items.size).toBe(0);
});

test('other items of the storage stay', () => {
  const { store, items, clock } = createBrowser();
  items.set('access_token', 'x');
  items.set('drafts', 'x');
  clock.now = 9 * day;
  store.sweep();
  expect([...items.keys()]).toEqual(['access_token', 'drafts']);
});
