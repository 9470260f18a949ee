import { expect, test } from 'vitest';
import { pageMoves } from './pagination.ts';

test('the first page leads forward only', () => {
  expect(pageMoves(0, 3)).toEqual({ first: null, previous: null, next: 1, last: 2 });
});

test('a page in the middle leads to all others', () => {
  expect(pageMoves(1, 3)).toEqual({ first: 0, previous: 0, next: 2, last: 2 });
});

test('the last page leads back only', () => {
  expect(pageMoves(2, 3)).toEqual({ first: 0, previous: 1, next: null, last: null });
});

test('a single page, or none, leads nowhere', () => {
  const nowhere = { first: null, previous: null, next: null, last: null };
  expect(pageMoves(0, 1)).toEqual(nowhere);
  expect(pageMoves(0, 0)).toEqual(nowhere);
});

test('a page that no longer exists leads back to one that does', () => {
  expect(pageMoves(9, 3)).toEqual({ first: 0, previous: 2, next: null, last: null });
});
