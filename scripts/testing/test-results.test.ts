import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/root.ts';
import { countsOf, readReport, totalOf } from './test-results.ts';

const inVitest = (...results: readonly (readonly [status: string, ...messages: string[]])[]) =>
  readReport('vitest', {
    testResults: [
      {
        name: join(root, 'src/list.stories.tsx'),
        assertionResults: results.map(([status, ...failureMessages]) => ({
          fullName: 'a list',
          status,
          failureMessages,
        })),
      },
    ],
  });

const inPlaywright = (...statuses: readonly string[]) => {
  const results = [{ error: { message: '\u001b[31mlate\u001b[39m\nat' } }, {}];
  const tests = statuses.map((status) => ({ status, results: status === 'expected' ? [{}] : results }));
  const spec = { title: 'signs in', file: 'sign-in.spec.ts', tests };
  const group = { title: 'a stranger', specs: [spec] };
  return readReport('playwright', { suites: [{ title: 'sign-in.spec.ts', specs: [], suites: [group] }] });
};

test('results are counted in the reports of both runners', () => {
  const unit = inVitest(['passed'], ['passed'], ['failed', 'no'], ['pending']);
  expect(countsOf(() => unit, false)).toEqual({ passed: 2, failed: 1, flaky: [] });
  const e2e = inPlaywright('expected', 'unexpected', 'skipped');
  expect(countsOf(() => e2e, false)).toEqual({ passed: 1, failed: 1, flaky: [] });
});

test('tests that passed only when tried again are listed with their first error', () => {
  const stories = inVitest(['passed', 'AssertionError: too late\n  at play']);
  expect(countsOf(() => stories, true).flaky).toEqual([
    'src/list.stories.tsx › a list: AssertionError: too late',
  ]);
  expect(countsOf(() => inPlaywright('expected', 'flaky'), true)).toEqual({
    passed: 2,
    failed: 0,
    flaky: ['e2e/sign-in.spec.ts › a stranger signs in: late'],
  });
});

test('a failure is never lost', () => {
  const none = { passed: 0, failed: 1, flaky: [] };
  expect(countsOf(() => inVitest(['passed']), false)).toEqual({ passed: 1, failed: 1, flaky: [] });
  expect(
    countsOf(() => undefined, true),
    'a missing report',
  ).toEqual(none);
  expect(countsOf(() => JSON.parse('{"testResu'), true)).toEqual(none);
  expect(countsOf(() => readReport('playwright', { testResults: [] }), true)).toEqual(none);
});

test('the total of steps without tests counts the steps', () => {
  const lint = { report: undefined, passed: 0, failed: 0 };
  const unit = { report: 'vitest', passed: 3, failed: 1 } as const;
  expect(totalOf([lint])).toBe('1 step passed');
  expect(totalOf([lint, lint])).toBe('2 steps passed');
  expect(totalOf([lint, { ...lint, failed: 1 }])).toBe('1 of 2 steps failed');
  expect(totalOf([lint, unit])).toBe('3 passed, 1 failed');
  expect(totalOf([{ ...lint, failed: 1 }, unit]), 'a failed step is a failure').toBe('3 passed, 2 failed');
});
