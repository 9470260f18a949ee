import { formatInteger } from '#lib/numbers/numbers.ts';
import { readText } from './read-text.ts';
import { dictionary } from './translator.ts';

/**
 * Returns the sentences of a section that is known at run time only, in their order; none if there is no such section. A
 * sentence with a count has the plural of that count, and is left out if the count is 0. Without a count it is the general
 * one.
 */
export function sentencesAt(path: string, counts: Readonly<Record<string, number>> = {}): string[] {
  return namesAt(dictionary(), path)
    .filter((name) => !/_(one|many|other)$/.test(name) && counts[name] !== 0)
    .map((name) => {
      const count = counts[name];
      const number = count === undefined ? undefined : formatInteger(count);
      const values = count === undefined || number === undefined ? {} : { count, number };
      return readText(dictionary(), `${path}.${name}`, values);
    });
}

/** Returns the plural of a text that is known at run time only; undefined if the dictionary has none. */
export function countedText(path: string, count: number): string | undefined {
  const text = readText(dictionary(), path, { count, number: formatInteger(count) ?? '' });
  return text === path ? undefined : text;
}

/** Returns the names in a section of a dictionary, in their order; none if there is no such section. */
function namesAt(dictionary: unknown, path: string): string[] {
  let node = dictionary;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return [];
    node = Reflect.get(node, key);
  }
  return typeof node === 'object' && node !== null ? Object.keys(node) : [];
}
