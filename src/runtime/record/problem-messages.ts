import { findText, type MessageKey, t } from '#lib/i18n/i18n.ts';
import { isProblemName, readProblem } from '#schema/problem-text.ts';

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

function problemMessage(message: string): string {
  const { name, values } = readProblem(message, findText);
  const key: MessageKey = `validation.${isProblemName(name) ? name : 'type'}`;
  return t(key, values);
}

/**
 * Returns the problems that a schema found, by the names of their fields. One of a part, e.g. of one choice of several,
 * belongs to the field that has the part.
 */
export const issuesByField = <Issue extends { readonly path: readonly PropertyKey[] }>(
  issues: readonly Issue[],
) => Object.groupBy(issues, ({ path: [name] }) => String(name));

/**
 * Returns the messages for the problems that a schema found in a value: one line each, without repetitions; undefined
 * if there are none. An unknown problem has the message of a wrong value.
 */
export function problemMessages(errors: readonly unknown[]): string | undefined {
  const messages = errors.map(messageOf).filter((message) => message !== undefined);
  const sentences = new Set(messages.map(problemMessage));
  return sentences.size === 0 ? undefined : [...sentences].join('\n');
}
