import { expect, test } from 'vitest';
import { bendOf, bendSentence, rowOf } from './figures.ts';

/** Returns a hundred calls that took so many milliseconds. */
const calls = (took: number, status?: number) => Array.from({ length: 100 }, () => ({ took, status }));
const at = (rate: number, took: number, status = 200) => ({ rate, calls: calls(took, status) });

test('a service bends at the first rate at which its calls take three times as long as at the lowest one', () => {
  expect(bendOf([at(10, 8), at(25, 20), at(50, 25), at(100, 90)])).toBe(50);
});

test('a service bends where a call fails, even at the lowest rate', () => {
  expect(bendOf([at(10, 8), at(25, 8, 503), at(50, 8)])).toBe(25);
  expect(bendOf([at(10, 8, 503)])).toBe(10);
});

test('a call without a response is a failure', () => {
  expect(bendOf([{ rate: 10, calls: calls(8) }])).toBe(10);
});

test('the sentence names the highest rate of a service that does not bend', () => {
  expect(bendSentence('Rides', [at(10, 8), at(25, 9)])).toBe('Rides: no bend up to 25/s.');
  expect(bendSentence('Rides', [at(10, 8), at(25, 90)])).toBe('Rides: bends at 25/s.');
});

test('a row has the percentiles of all calls, and each status of the failed ones once', () => {
  const made = [...calls(4, 200), ...calls(90, 503).slice(0, 10)];
  expect(rowOf('list', made)).toEqual(['list', '110', '4.0 ms', '90 ms', '90 ms', '10 (503)']);
});
