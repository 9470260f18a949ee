/** A mistake in a command. The message says what is wrong and where. */
export class UsageError extends Error {}

/** Runs a check. Returns the message of its `UsageError`; undefined if it passes. */
export function mistakeOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
