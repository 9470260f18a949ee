import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report, ReportedDifference } from './report.ts';
import { RunError } from './run-error.ts';
import { watch } from './watch.ts';

let history: string;
beforeAll(() => {
  history = join(mkdtempSync(join(tmpdir(), 'watch-')), 'history.jsonl');
});
afterAll(() => rmSync(join(history, '..'), { recursive: true }));

const base = 'https://api.example.com';

function reportWith(...fields: readonly string[]): Report {
  const differences = fields.map((field): ReportedDifference => {
    return { type: 'missing', field, declared: '', found: '', isTolerated: field === 'tolerated', calls: [] };
  });
  const section = { name: 'rides', state: 'different', calls: 1, differences } as const;
  const none = { unchecked: [], unseen: [], leftovers: [], counted: 0, tolerated: 0 };
  return { base, calls: 1, records: 1, sections: [section], ...none };
}

/** Watches checks with these results, one after the other. */
const watching = (...results: readonly (Report | string | Error)[]) => watchAs(true, results);

function watchAs(forgive: boolean, results: readonly (Report | string | Error)[]) {
  const left = [...results];
  const told: string[] = [];
  const drift = watch({
    base,
    minutes: 5,
    history,
    forgive,
    check: async () => {
      const next = left.shift();
      if (next instanceof Error) throw next;
      if (next === undefined || typeof next === 'string') throw new RunError(next ?? 'no result is left');
      return next;
    },
    wait: async () => undefined,
    now: () => new Date('2026-01-01T00:00:00Z'),
    log: (line) => void told.push(line),
  });
  return drift.then((found) => ({ ...found, told }));
}

const lines = () =>
  readFileSync(history, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a monitor ends with the first change, and its history has every check', async () => {
  const { appeared, gone, told } = await watching(
    reportWith('price'),
    'no response',
    reportWith('price', 'tolerated'),
    reportWith('name'),
  );
  expect([appeared, gone]).toEqual([['rides: missing name'], ['rides: missing price']]);
  expect(told).toHaveLength(3);
  expect(lines().map(({ differences, failed }) => differences ?? failed)).toEqual([
    ['rides: missing price'],
    'no response',
    ['rides: missing price'],
    ['rides: missing name'],
  ]);
});

test('a monitor survives a check that fails in any way, and writes nothing of what it read', async () => {
  const { told } = await watching(reportWith('name'), new TypeError('Alice'), reportWith());
  expect(told.at(-1)).toContain('The check failed: TypeError.');
  expect(lines().at(-2).failed).not.toContain('Alice');
});

test('a first check that cannot run ends the monitor', () =>
  expect(watching('no access')).rejects.toThrow('no access'));

test('the next monitor goes on from the history', async () => {
  const { appeared, gone } = await watching(reportWith('price'));
  expect([appeared, gone]).toEqual([['rides: missing price'], []]);
});

test('a monitor is not compared with one that forgives other differences', async () => {
  const { appeared, gone, told } = await watchAs(false, [reportWith('tolerated'), reportWith()]);
  expect([appeared, gone]).toEqual([[], ['rides: missing tolerated']]);
  expect(told).toEqual(['2026-01-01T00:00:00.000Z  1 differences']);
});
