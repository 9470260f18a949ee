import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** How many tests a step ran. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitest = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/**
 * Reads the report of a step. A step that failed counts at least one failure, whatever its report says or
 * whether there is one. A test that only passed when it was tried again counts as failed.
 */
export function readCounts(path: string, report: 'vitest' | 'playwright' | undefined, ok: boolean): Counts {
  const least = ok ? 0 : 1;
  if (report === undefined) return { passed: 0, failed: least };
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (report === 'vitest') {
      const { numPassedTests, numFailedTests } = vitest.parse(content);
      return { passed: numPassedTests, failed: Math.max(numFailedTests, least) };
    }
    const { expected, unexpected, flaky } = playwright.parse(content).stats;
    return { passed: expected, failed: Math.max(unexpected + flaky, least) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
