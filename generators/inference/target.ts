import { wordsOfName } from '#fields/inference-hints.ts';
import { resources } from '#resources/index.ts';

const singular = (noun: string) =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');

/** Returns the noun of a name in the singular: `category` for `category_id`, `categoryId` and `categories`. */
function nounOf(name: string): string {
  const words = wordsOfName(name);
  const hasSuffix = words.length > 1 && /^(ids?|uuid|ref|key)$/.test(words.at(-1) ?? '');
  return singular((hasSuffix ? words.slice(0, -1) : words).join(''));
}

/** Returns the resource that a name refers to, e.g. `category_id` or the schema `Category`. */
export function targetOfName(name: string): { resource: string; title: string } | undefined {
  const noun = nounOf(name);
  const found = resources.find((resource) => noun !== '' && nounOf(resource.name) === noun);
  return found && { resource: found.name, title: found.title };
}
