const longestText = 200;

/** What may be about a person, or differs from one error to the next, and what stands for it. */
const replaced: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/\b\w+:\/\/\S+/g, '…'],
  [/\S+@\S+/g, '…'],
  [/"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/g, '…'],
  [/[\da-f]{8}-[\da-f-]{27}/gi, '…'],
  [/\d+/g, '0'],
  [/\s+/g, ' '],
];

/**
 * Returns the message of an error without what may be about a person: addresses, quoted texts, ids and numbers. Equal
 * errors about different records have the same text.
 */
export function anonymousErrorText(message: string): string {
  // A long message is not searched to its end.
  const start = message.slice(0, 2000);
  const text = replaced.reduce((rest, [pattern, by]) => rest.replaceAll(pattern, by), start);
  return text.trim().slice(0, longestText) || 'Error';
}

/** Returns the first position of a stack in a file of a page, as `file.js:line:column`; empty if it names none. */
export function errorPosition(stack: string): string {
  const [, position = ''] = /([\w.-]+\.[jt]sx?(?:\?\S*?)?:\d+:\d+)/.exec(stack) ?? [];
  return position.replace(/\?[^:]*/, '').slice(-longestText);
}
