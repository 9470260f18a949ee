import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** How many tests a step ran. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What passed only when it was tried again, each with what it said at first. */
  readonly unsteady: readonly string[];
}

const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Suites hold suites; tests stand at any depth. */
interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string | undefined } | undefined }[];
    }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const result = z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(result) })),
});
const suite: z.ZodMiniType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const playwright = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Terminals are coloured by sequences that mean nothing in a line of a summary. */
const lineOf = (name: string, said = '') => `${name}: ${stripVTControlCharacters(said).split('\n')[0]}`;

const unsteadyOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => lineOf(`${file} › ${title}`, results[0]?.error?.message)),
  ),
  ...suites.flatMap(unsteadyOf),
];

/**
 * Reads the report of a step. A step that failed counts at least one failure, whatever its report says or
 * whether there is one. A test that passed when it was tried again has passed, and is named.
 */
export function readCounts(path: string, report: 'vitest' | 'playwright' | undefined, ok: boolean): Counts {
  const least = ok ? 0 : 1;
  if (report === undefined) return { passed: 0, failed: least, unsteady: [] };
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (report === 'vitest') {
      const { numPassedTests, numFailedTests, testResults } = vitest.parse(content);
      const unsteady = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => lineOf(fullName, failureMessages[0]));
      return { passed: numPassedTests, failed: Math.max(numFailedTests, least), unsteady };
    }
    const { stats, suites } = playwright.parse(content);
    return {
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected, least),
      unsteady: suites.flatMap(unsteadyOf),
    };
  } catch {
    return { passed: 0, failed: 1, unsteady: [] };
  }
}
