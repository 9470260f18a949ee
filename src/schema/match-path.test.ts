import { expect, test } from 'vitest';
import { byParameters, matchPath } from './match-path.ts';

test('a path fits a pattern with as many parts, and a parameter is one of them', () => {
  expect(matchPath('/users', '/users')).toEqual([]);
  expect(matchPath('/a/{id}/b/{other}', '/a/1/b/x%2Fy')).toEqual(['1', 'x%2Fy']);
  for (const path of ['/users', '/users/', '/users/1/2', '/rides/1'])
    expect(matchPath('/users/{id}', path)).toBeUndefined();
});

test('a pattern with fewer parameters comes first', () => {
  const calls = ['/a/{id}', '/a/{id}/{other}', '/a/b'].map((path) => ({ path }));
  expect(calls.toSorted(byParameters).map(({ path }) => path)).toEqual([
    '/a/b',
    '/a/{id}',
    '/a/{id}/{other}',
  ]);
});
