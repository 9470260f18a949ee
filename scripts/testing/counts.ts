import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** The results of a step's tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The tests that passed only when tried again, each with its first error. */
  readonly flaky: readonly string[];
}

const assertion = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
});
const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(assertion) })),
});

const result = z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(result) })),
});
/** Suites contain suites, with tests at any depth. */
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const playwright = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const lineOf = (name: string, message = '') => `${name}: ${stripVTControlCharacters(message).split('\n')[0]}`;

const flakyIn = ({ specs, suites = [] }: z.infer<typeof suite>): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => lineOf(`${file} › ${title}`, results[0]?.error?.message)),
  ),
  ...suites.flatMap(flakyIn),
];

const readers = {
  vitest(report: unknown): Counts {
    const { numPassedTests, numFailedTests, testResults } = vitest.parse(report);
    const flaky = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => lineOf(fullName, failureMessages[0]));
    return { passed: numPassedTests, failed: numFailedTests, flaky };
  },
  playwright(report: unknown): Counts {
    const { stats, suites } = playwright.parse(report);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: suites.flatMap(flakyIn),
    };
  },
};

/**
 * Reads the report of a step. A failed step counts at least one failure. A test that passed only when it was tried again
 * counts as passed and is listed.
 */
export function readCounts(path: string, report: keyof typeof readers | undefined, ok: boolean): Counts {
  const least = ok ? 0 : 1;
  if (report === undefined) return { passed: 0, failed: least, flaky: [] };
  try {
    const counts = readers[report](JSON.parse(readFileSync(path, 'utf8')));
    return { ...counts, failed: Math.max(counts.failed, least) };
  } catch {
    return { passed: 0, failed: 1, flaky: [] };
  }
}
