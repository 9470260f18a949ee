import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCounts } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const vitestReport = (passed: number, failed: number, messages: string[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [
      { assertionResults: [{ fullName: 'a list', status: 'passed', failureMessages: messages }] },
    ],
  });

const playwrightReport = (stats: object, status = 'expected') => {
  const results = [{ error: { message: '\u001b[31mlate\u001b[39m\nat' } }, {}];
  const spec = { title: 'signs in', file: 'sign-in.spec.ts', tests: [{ status, results }] };
  return JSON.stringify({ stats, suites: [{ specs: [], suites: [{ specs: [spec] }] }] });
};

test('counts are read from the reports', () => {
  const unit = write('unit.json', vitestReport(7, 2));
  const e2e = write('e2e.json', playwrightReport({ expected: 5, unexpected: 1, flaky: 0 }));
  expect(readCounts(unit, 'vitest', false)).toEqual({ passed: 7, failed: 2, flaky: [] });
  expect(readCounts(e2e, 'playwright', false)).toEqual({ passed: 5, failed: 1, flaky: [] });
});

test('tests that passed only when tried again are listed with their first error', () => {
  const stories = write('stories.json', vitestReport(7, 0, ['AssertionError: too late\n  at play']));
  expect(readCounts(stories, 'vitest', true).flaky).toEqual(['a list: AssertionError: too late']);
  const e2e = write('flaky.json', playwrightReport({ expected: 5, unexpected: 0, flaky: 1 }, 'flaky'));
  expect(readCounts(e2e, 'playwright', true)).toEqual({
    passed: 6,
    failed: 0,
    flaky: ['sign-in.spec.ts › signs in: late'],
  });
});

test('a failure is never lost', () => {
  const none = { passed: 0, failed: 1, flaky: [] };
  const green = write('green.json', vitestReport(7, 0));
  expect(readCounts(green, 'vitest', false)).toEqual({ passed: 7, failed: 1, flaky: [] });
  expect(readCounts(green, undefined, false)).toEqual(none);
  expect(readCounts(join(folder, 'missing.json'), 'vitest', true)).toEqual(none);
  expect(readCounts(write('cut.json', '{"numPass'), 'vitest', true)).toEqual(none);
  expect(readCounts(green, 'playwright', true)).toEqual(none);
});
