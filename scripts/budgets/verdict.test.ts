import { expect, test } from 'vitest';
import { brotliBytes } from './brotli.ts';
import { callProblems, isOver, line } from './verdict.ts';

test('a byte over the budget is over', () => {
  expect(isOver({ what: 'x', bytes: 110_000, budget: 110_000 })).toBe(false);
  expect(isOver({ what: 'x', bytes: 110_001, budget: 110_000 })).toBe(true);
  expect(line({ what: 'x', bytes: 110_001, budget: 110_000 })).toContain('OVER');
});

test('bytes are counted compressed', () => {
  expect(brotliBytes('a'.repeat(10_000))).toBeLessThan(50);
});

test('a page requests the profile and its list, once each', () => {
  const problems = (calls: string[]) => callProblems(calls, '/me', '/users');
  expect(problems(['/me', '/users?page=1'])).toEqual([]);
  expect(problems(['/users?page=1'])).toEqual(['/me was called 0 times, not once']);
  expect(problems(['/me', '/users?page=1', '/users?page=1'])).toContain('/users?page=1 was called again');
  expect(problems(['/me', '/users?page=1', '/counts'])).toEqual(['/counts is one call too many']);
});
