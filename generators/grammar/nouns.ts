import { wordsOfName } from '#fields/inference-hints.ts';

/** Returns an English noun in the singular. */
export const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');

const isSuffix = (word: string | undefined) => /^(ids?|uuid|guid|sid|ref|key)$/.test(word ?? '');

/** Returns true if a name ends like that of an id: `user_id`. */
export const namesId = (name: string): boolean => {
  const words = wordsOfName(name);
  return words.length > 1 && isSuffix(words.at(-1));
};

/** Returns the words of a name without the last one if that says that it is an id. */
export function nounWords(name: string): string[] {
  const words = wordsOfName(name);
  return namesId(name) ? words.slice(0, -1) : words;
}

/** Returns the noun of a name in the singular: `category` for `category_id`, `categoryId` and `categories`. */
export const nounOf = (name: string): string => singular(nounWords(name).join(''));

/** Returns the one of some resources that a word means in the singular or in the plural: `categories` for `Category`. */
export const resourceMeant = (word: string, names: readonly string[]): string | undefined =>
  names.find((name) => nounOf(name) === nounOf(word));
