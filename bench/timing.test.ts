import { expect, test } from 'vitest';
import { latencyOf, ms, quartiles } from './timing.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);

test('percentiles are those of the sorted times', () => {
  expect(latencyOf(upTo(1000))).toEqual({ p50: 501, p95: 951, p99: 991 });
});

test('a single time is each percentile, and nothing measured has none', () => {
  expect(latencyOf([7])).toEqual({ p50: 7, p95: 7, p99: 7 });
  expect(ms(latencyOf([]).p99)).toBe('–');
});

test('quartiles are those of the sorted values', () => {
  expect(quartiles(upTo(100))).toEqual({ low: 26, median: 51, high: 76 });
});
