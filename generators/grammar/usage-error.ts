import { nearestWord } from '#scripts/misspelt.ts';

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

/**
 * Returns what could be written instead of an unknown word, as the end of a message. `meant` is what it means for sure, and
 * `shown` how all words are listed.
 */
export function alternatives(
  word: string,
  words: readonly string[],
  meant?: string,
  shown: readonly string[] = words,
): string {
  const nearest = meant ?? nearestWord(word, words);
  return nearest === undefined ? `There are ${shown.join(', ')}.` : `Did you mean “${nearest}”?`;
}
