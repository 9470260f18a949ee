import type { Member } from '#fields/generator.ts';
import { wordsOfName } from '#fields/inference-hints.ts';
import type { PlannedResource } from '#generators/grammar/planned.ts';
import { resources } from '#resources/index.ts';
import { textsOf } from '#scripts/descriptors/link-rules.ts';

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
function wordsOf(name: string): string[] {
  const words = wordsOfName(name);
  return namesId(name) ? words.slice(0, -1) : words;
}

/** Returns the noun of a name in the singular: `category` for `category_id`, `categoryId` and `categories`. */
export const nounOf = (name: string): string => singular(wordsOf(name).join(''));

const existing = resources.map((resource) => ({
  name: resource.name,
  title: resource.title,
  texts: textsOf(resource),
  nouns: [nounOf(resource.name)],
}));

/**
 * Returns the resource that a name refers to, e.g. `category_id` or the schema `Category`. With `planned`, it is one of those,
 * and the name of its id may have more words before it: `billing_customer_id`.
 */
export function targetOfName(name: string, planned?: readonly PlannedResource[]): Member['target'] {
  const words = wordsOf(name);
  const isId = planned !== undefined && namesId(name);
  const ends = isId ? words.map((_, index) => words.slice(index).join('')) : [words.join('')];
  const all = planned ?? existing;
  const [found] = ends
    .filter((end) => end !== '')
    .flatMap((end) => all.find(({ nouns }) => nouns.includes(singular(end))) ?? []);
  // Records without a text as their title have no name that others could show.
  if (found?.texts.includes(found.title) !== true) return undefined;
  return { resource: found.name, title: found.title, texts: found.texts };
}
