import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { root } from '#scripts/root.ts';
import { reportPath, type Step } from '#scripts/steps.ts';

/** The result of one test. */
export interface TestResult {
  /** The file, from the root of the project. */
  readonly file: string;
  /** The titles of its groups and its own. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The errors of a test that failed, or that failed before it was tried again. */
  readonly message: string;
}

const assertion = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
});
const vitest = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(assertion) })),
});

const result = z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(result) })),
});
/** Suites contain suites, with tests at any depth. */
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
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

const inSuite = ({ specs, suites = [] }: z.infer<typeof suite>, above = ''): TestResult[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file: `e2e/${file}`,
      title: `${above}${title}`,
      outcome: outcomeOf(status),
      message: results.map(({ error }) => error?.message ?? '').join('\n'),
    })),
  ),
  // The title of the outermost suite is its file.
  ...suites.flatMap((inner) => inSuite(inner, `${above}${inner.title} `)),
];

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

/** Reads a report of a runner. Throws if it has another format. */
export const readReport = (format: keyof typeof readers, report: unknown): TestResult[] =>
  readers[format](report);

/** Reads the report of the last run of a step; undefined if there is none. Throws if it has another format. */
export function readResults({ name, report }: Pick<Step, 'name' | 'report'>): TestResult[] | undefined {
  const path = join(root, reportPath({ name }));
  if (report === undefined || !existsSync(path)) return undefined;
  return readReport(report, JSON.parse(readFileSync(path, 'utf8')));
}

/** The numbers of a step's tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The tests that passed only when tried again, each with its first error. */
  readonly flaky: readonly string[];
}

/**
 * Counts the results of a step, which `read` returns. A step that failed, or whose report is missing or cannot be read, counts
 * at least one failure. A test that passed only when it was tried again counts as passed and is listed.
 */
export function countsOf(read: () => readonly TestResult[] | undefined, ok: boolean): Counts {
  let results: readonly TestResult[] | undefined;
  try {
    results = read();
  } catch {
    // A runner that was killed has written half of its report.
  }
  const count = (outcome: TestResult['outcome']) =>
    results?.filter((each) => each.outcome === outcome).length ?? 0;
  const flaky =
    results?.filter(({ outcome, message }) => outcome === 'passed' && message.trim() !== '') ?? [];
  return {
    passed: count('passed'),
    failed: Math.max(count('failed'), ok && results !== undefined ? 0 : 1),
    flaky: flaky.map(
      ({ file, title, message }) => `${file} › ${title}: ${stripVTControlCharacters(message).split('\n')[0]}`,
    ),
  };
}

interface StepCounts extends Pick<Step, 'report'>, Pick<Counts, 'passed' | 'failed'> {}

/** Returns the last line of the summary: the numbers of the tests or, where no step reports any, of the steps. */
export function totalOf(steps: readonly StepCounts[]): string {
  const sum = (count: 'passed' | 'failed') => steps.reduce((total, step) => total + step[count], 0);
  if (steps.some(({ report }) => report !== undefined))
    return `${sum('passed')} passed, ${sum('failed')} failed`;
  const failed = steps.filter((step) => step.failed > 0).length;
  const many = `${steps.length} step${steps.length === 1 ? '' : 's'}`;
  return failed > 0 ? `${failed} of ${many} failed` : `${many} passed`;
}
