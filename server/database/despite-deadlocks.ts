import { isDeadlock } from './errors.ts';

const maxAttempts = 5;

/**
 * Runs a transaction, up to five times while PostgreSQL ends it because it and another one, as of a request, wait for each other.
 * Returns what it returns.
 */
export async function despiteDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDeadlock(error) || attempts === maxAttempts) throw error;
    }
  }
}
