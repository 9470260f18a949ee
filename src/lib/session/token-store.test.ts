import { expect, test } from 'vitest';
import { createTokenStore } from './token-store.ts';

const tokens = { accessToken: 'access', refreshToken: { id: 'a', value: 'refresh' } };

/** A storage that is full: it can be read and forget, not write. */
function createFullStorage(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

test('an id comes back in the type it came in', () => {
  const store = createTokenStore(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  store.begin(tokens);
  expect(store.read().refreshToken).toEqual({ id: 'a', value: 'refresh' });
  store.renew({ accessToken: 'next', refreshToken: { id: 12, value: 'second' } });
  expect(store.read()).toEqual({ accessToken: 'next', refreshToken: { id: 12, value: 'second' } });
});

test('a full storage keeps what it held: a new access token goes with the refresh token of before', () => {
  const items = new Map([
    ['access_token', 'old'],
    ['refresh_token', '{"id":1,"value":"kept"}'],
  ]);
  const store = createTokenStore(() => createFullStorage(items));
  store.renew({ accessToken: 'fresh', refreshToken: undefined });
  expect(store.read()).toEqual({ accessToken: 'fresh', refreshToken: { id: 1, value: 'kept' } });
});

test('clearing reaches a storage that could not be written to', () => {
  const items = new Map([
    ['access_token', 'old'],
    ['onboarded', 'true'],
  ]);
  const store = createTokenStore(() => createFullStorage(items));
  store.begin(tokens);
  store.clear();
  expect([...items.keys()]).toEqual([]);
  expect(store.read()).toEqual({ accessToken: undefined, refreshToken: undefined });
});
