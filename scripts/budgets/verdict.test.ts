import { expect, test } from 'vitest';
import { brotliBytes } from './brotli.ts';
import { callViolations, isOver, line } from './verdict.ts';

test('a byte over the budget is over', () => {
  expect(isOver({ what: 'x', bytes: 110_000, budget: 110_000 })).toBe(false);
  expect(isOver({ what: 'x', bytes: 110_001, budget: 110_000 })).toBe(true);
  expect(line({ what: 'x', bytes: 110_001, budget: 110_000 })).toContain('OVER');
});

test('bytes are counted compressed', () => {
  expect(brotliBytes('a'.repeat(10_000))).toBeLessThan(50);
});

test('a page requests the profile and its list, once each', () => {
  const violations = (calls: string[]) => callViolations(calls, '/me', '/users');
  expect(violations(['/me', '/users?page=1'])).toEqual([]);
  expect(violations(['/users?page=1'])).toEqual(['/me was called 0 times, not once']);
  expect(violations(['/me', '/users?page=1', '/users?page=1'])).toContain('/users?page=1 was called again');
  expect(violations(['/me', '/users?page=1', '/counts'])).toEqual(['/counts is one call too many']);
});
