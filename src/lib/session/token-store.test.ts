import { expect, test } from 'vitest';
import { createTokenStore } from './token-store.ts';

const tokens = { accessToken: 'access', refreshToken: { id: 'a', value: 'refresh' } };

/** Creates a full storage: items can be read and removed, not written. */
function createFullStorage(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

test('the id of a refresh token keeps its type', () => {
  const store = createTokenStore(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  store.start(tokens);
  expect(store.read().refreshToken).toEqual({ id: 'a', value: 'refresh' });
  store.refresh({ accessToken: 'next', refreshToken: { id: 12, value: 'second' } });
  expect(store.read()).toEqual({ accessToken: 'next', refreshToken: { id: 12, value: 'second' } });
});

test('without a new refresh token the stored one stays, even in a full storage', () => {
  const items = new Map([
    ['access_token', 'old'],
    ['refresh_token', '{"id":1,"value":"old"}'],
  ]);
  const store = createTokenStore(() => createFullStorage(items));
  store.refresh({ accessToken: 'fresh', refreshToken: undefined });
  expect(store.read()).toEqual({ accessToken: 'fresh', refreshToken: { id: 1, value: 'old' } });
});

test('a storage that cannot be written is cleared', () => {
  const items = new Map([
    ['access_token', 'old'],
    ['onboarded', 'true'],
  ]);
  const store = createTokenStore(() => createFullStorage(items));
  store.start(tokens);
  store.clear();
  expect([...items.keys()]).toEqual([]);
  expect(store.read()).toEqual({ accessToken: undefined, refreshToken: undefined });
});
