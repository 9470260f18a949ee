import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#lib/session/session.ts';
import { keep, keptOf, keptText, watchKept } from './kept-list.ts';

const person = { name: '', email: '', role: 'admin', avatar: undefined, requiredAction: undefined };
let user = 1;
const signedOut = session.state();

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};
const target = new EventTarget();

const kept = () => keptOf(keptText('rides'));

// Other tests of this process use the session and the storage, too.
beforeEach(() => {
  stored.clear();
  user = 1;
  vi.spyOn(session, 'state').mockImplementation(() => ({ ...signedOut, user: { ...person, id: user } }));
  vi.stubGlobal('localStorage', storage);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('each person has their own choices for each list', () => {
  keep('rides', { columns: 'a' });
  user = 2;
  expect(kept()).toEqual({});
  keep('rides', { columns: 'b' });
  user = 1;
  expect(kept()).toEqual({ columns: 'a' });
  expect(keptText('users')).toBeNull();
});

test('the last choice that is forgotten leaves nothing behind', () => {
  keep('rides', { columns: 'a' });
  keep('rides', { columns: undefined });
  expect(stored.size).toBe(0);
});

test('a change is announced until one stops to listen', () => {
  const listener = vi.fn();
  const stop = watchKept(listener);
  keep('rides', { columns: 'a' });
  stop();
  keep('rides', { columns: 'b' });
  expect(listener).toHaveBeenCalledOnce();
});

test.each(['{', 'null', '[]', '{"1":"x"}', '12'])('a stored %s is not a choice', (text) => {
  stored.set('list:rides', text);
  expect(kept()).toEqual({});
  keep('rides', { columns: 'a' });
  expect(kept()).toEqual({ columns: 'a' });
});
