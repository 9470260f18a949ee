import { findText, type MessageKey, t } from '#lib/i18n/i18n.ts';
import { member } from '#schema/objects.ts';
import { isProblemName, readProblem } from '#schema/problem-text.ts';

/** Returns a text about a part of a field with the name of the part, if the dictionary has one: a range of days has two. */
export function textOfPart(part: unknown, text: string): string {
  const name = findText(`validation.parts.${part}`);
  return name === undefined ? text : t('validation.ofPart', { part: name, text });
}

function messageOf(error: unknown): string | undefined {
  const [message, path] = [member(error, 'message'), member(error, 'path')];
  if (typeof message !== 'string') return undefined;
  const { name, values } = readProblem(message, findText);
  const key: MessageKey = `validation.${isProblemName(name) ? name : 'type'}`;
  return textOfPart(Array.isArray(path) ? path[1] : undefined, t(key, values));
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
  const sentences = new Set(errors.map(messageOf).filter((message) => message !== undefined));
  return sentences.size === 0 ? undefined : [...sentences].join('\n');
}
