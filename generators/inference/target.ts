import type { Member } from '#fields/generator.ts';
import { namesId, nounOf, nounWords, singular } from '#generators/grammar/nouns.ts';
import type { PlannedResource } from '#generators/grammar/planned.ts';
import { resources } from '#resources/index.ts';
import { textsOf } from '#scripts/descriptors/link-rules.ts';

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
  const words = nounWords(name);
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
