import { resources } from '#resources/index.ts';
import type { Resource } from '#schema/resource.ts';
import { nounOf } from './name-hints.ts';

const singular = (noun: string) =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');

/** The entity that a name is about, e.g. `category_id` or the schema `Category`, where there is one. */
export function entityOf(name: string): Resource | undefined {
  const noun = singular(nounOf(name));
  return noun === '' ? undefined : resources.find((resource) => singular(nounOf(resource.name)) === noun);
}
