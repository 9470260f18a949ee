import { wordsOfName } from '#fields/inference-hints.ts';
import { checkResourceName, unaccented } from '#generators/grammar/names.ts';
import { singular } from '#generators/grammar/nouns.ts';
import { mistakeOf } from '#generators/grammar/usage-error.ts';
import { camel, capital } from '#schema/names.ts';

/** Returns a step of a path, or a name of a schema, as an identifier. */
export const identifier = (text: string): string => {
  const name = camel(wordsOfName(unaccented(text).replaceAll(/[^a-zA-Z\d]+/g, '-')).join('-'));
  return name.charAt(0).toLowerCase() + name.slice(1);
};

function plural(noun: string): string {
  if (noun.endsWith('s') || /(?<=[a-z])data$|media$/i.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Returns true if a resource can have a name. */
const isUsable = (name: string) => mistakeOf(() => checkResourceName(name)) === undefined;

/**
 * Returns the name of the resource of some steps of a path: the last one in the plural, with the ones before it if others have
 * that name, and with a word of the service if all are taken. Undefined if none can be used.
 */
export function resourceName(
  steps: readonly string[],
  service: string,
  isTaken: (name: string) => boolean,
): string | undefined {
  const nouns = steps.filter((step) => step !== '{}').map(identifier);
  const last = plural(nouns.at(-1) ?? '');
  const candidates = nouns.map((_, index) =>
    [...nouns.slice(nouns.length - 1 - index, -1).map(singular), last]
      .map((noun, position) => (position === 0 ? noun : capital(noun)))
      .join(''),
  );
  const word = identifier(wordsOfName(service)[0] ?? 'service');
  return [...candidates, `${word}${capital(last)}`].find((name) => isUsable(name) && !isTaken(name));
}
