import { describe, expect, test } from 'vitest';
import { address, withId } from './address.ts';
import { withMembers } from './path-members.ts';

const pathOf = (path: string) => new URL(address('https://api.test', { path })).pathname;

describe('an id in a path', () => {
  test.each([
    [7, '7'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['%2e%2e', '%252e%252e'],
    ['a.b', 'a.b'],
    ['...', '...'],
    ['..\\..', '..%5C..'],
    ['{id}', '%7Bid%7D'],
    ['$&', '%24%26'],
  ])('%j is one segment', (id, segment) => {
    expect(pathOf(withId('/admin/users/{id}/balance', id))).toBe(`/api/v1/admin/users/${segment}/balance`);
    expect(pathOf(withMembers('/admin/users/{user}', { user: id }))).toBe(`/api/v1/admin/users/${segment}`);
  });

  test.each(['', '.', '..', '\ud800'])('%j, which cannot be part of a path, leads to no other path', (id) => {
    for (const path of [
      withId('/admin/users/{id}', id),
      withMembers('/admin/wallets/{id}/transactions/{id}', { id }),
      withId('/admin/users/{id}/withdrawal-methods', id),
    ]) {
      const { pathname } = new URL(address('https://api.test', { path }));
      expect(pathname.endsWith(path)).toBe(true);
      expect(path).toContain('/%EF%BF%BD');
    }
  });
});

test('a missing member throws', () => {
  expect(() => withMembers('/admin/users/{user}', {})).toThrow('no user');
});
