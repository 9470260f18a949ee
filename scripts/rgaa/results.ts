import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#scripts/root.ts';
import { plan, reportPath } from '#scripts/steps.ts';

/** A test of the last run of `npm test`. */
export interface TestResult {
  /** The file, from the root of the project. */
  readonly file: string;
  /** The titles of its groups and its own. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The errors of a failed test. */
  readonly message: string;
}

const vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const playwright = z.object({ suites: z.array(suite) });

/** The words of both runners. What is in neither list was skipped. */
const words = { passed: ['passed', 'expected', 'flaky'], failed: ['failed', 'unexpected'] };

const outcomeOf = (status: string): TestResult['outcome'] => {
  if (words.passed.includes(status)) return 'passed';
  return words.failed.includes(status) ? 'failed' : 'skipped';
};

const readers = {
  vitest: (report: unknown): TestResult[] =>
    vitest.parse(report).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, failureMessages }) => ({
        file: relative(root, name),
        title: fullName,
        outcome: outcomeOf(status),
        message: failureMessages.join('\n'),
      })),
    ),
  playwright: (report: unknown): TestResult[] =>
    playwright.parse(report).suites.flatMap((each) => inSuite(each)),
};

const inSuite = ({ specs, suites = [] }: z.infer<typeof suite>, above = ''): TestResult[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      file: `e2e/${spec.file}`,
      title: `${above}${spec.title}`,
      outcome: outcomeOf(status),
      message: '',
    })),
  ),
  // The title of the outermost suite is its file.
  ...suites.flatMap((inner) => inSuite(inner, `${above}${inner.title} `)),
];

/** Reads a report of the runner. Throws if it has another format. */
export const readReport = (format: keyof typeof readers, report: unknown): TestResult[] =>
  readers[format](report);

/** Reads the reports of the last `npm test`, of the steps that have one. */
export const readResults = (): TestResult[] =>
  plan.flat().flatMap((step) => {
    const path = join(root, reportPath(step));
    if (step.report === undefined || !existsSync(path)) return [];
    return readReport(step.report, JSON.parse(readFileSync(path, 'utf8')));
  });
