import { type MessageKey, t } from '#lib/i18n/i18n.ts';
import { isProblemName, readProblem } from '#schema/problem.ts';

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

function wordProblem(message: string): string {
  const { name, values } = readProblem(message);
  const key: MessageKey = `validation.${isProblemName(name) ? name : 'type'}`;
  return t(key, values);
}

/**
 * Words what a schema found wrong with a value: a line each, every sentence once.
 * Gives undefined where nothing is wrong. A message that is no problem of ours reads as a wrong value.
 */
export function wordProblems(errors: readonly unknown[]): string | undefined {
  const messages = errors.map(messageOf).filter((message) => message !== undefined);
  const sentences = new Set(messages.map(wordProblem));
  return sentences.size === 0 ? undefined : [...sentences].join('\n');
}
