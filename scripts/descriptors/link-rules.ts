import type { Field } from '#schema/field.ts';
import { filterSchema } from '#schema/filter-values.ts';
import { filterParameters } from '#schema/filters.ts';
import { linkedFields } from '#schema/links.ts';
import type { Resource } from '#schema/resource.ts';
import { fixOf } from '#scripts/misspelt.ts';
import type { Rule } from './declared.ts';

/** Returns what is wrong with the filters by which a field chooses records of a resource, and how to fix it. */
export function* filterMistakes(
  { name, list, fields, endpoints }: Resource,
  filters: Readonly<Record<string, readonly string[]>>,
): Iterable<readonly [mistake: string, fix: string]> {
  const known = endpoints.list.envelope === 'plain' ? [] : filterParameters({ list, fields });
  for (const [parameter, values] of Object.entries(filters)) {
    const found = known.find((each) => each.name === parameter);
    const wrong = found && values.find((value) => !filterSchema(found).safeParse(value).success);
    if (found === undefined)
      yield [
        `filters ${name} by “${parameter}”, and their list has no such filter`,
        known.length === 0
          ? 'remove it: the list has no filters'
          : `write one of ${known.map((each) => each.name).join(', ')}`,
      ];
    else if (Object.hasOwn(endpoints.list.query ?? {}, parameter))
      yield [
        `filters ${name} by “${parameter}”, whose value the call of their list decides`,
        'remove it, or choose from another list',
      ];
    else if (wrong !== undefined)
      yield [
        `filters ${name} by the ${parameter} “${wrong}”, which no record can have`,
        found.choices
          ? `write one of ${found.choices.join(', ')}`
          : 'write it as the call of the list takes it',
      ];
    else if (!found.many && values.length > 1)
      yield [
        `filters ${name} by ${values.length} values of “${parameter}”, and this filter takes one value`,
        'leave one',
      ];
  }
}

/** Returns true for a text of any content: no choice and no notation. */
const isText = (field: Field | undefined) =>
  field?.choices === undefined && field?.record.safeParse('a').success === true;

/** Returns the members of a resource that hold texts of any content. */
export const textsOf = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.keys(fields).filter((each) => isText(fields[each]));

/** Returns what is wrong with the member by which a field names records of a resource, and how to fix it. */
function* nameMistakes(resource: Resource, by: string): Iterable<readonly [mistake: string, fix: string]> {
  const texts = textsOf(resource);
  if (texts.includes(by)) return;
  yield [
    `names ${resource.name} by “${by}”, which is no text of theirs`,
    texts.length === 0 ? 'choose another resource: it has no text' : `write one of ${texts.join(', ')}`,
  ];
}

/** A reference names records by a text that they have, and filters them only as their list can. */
export const links: Rule = function* ({ resource }, all) {
  const questions = Object.values(resource.commands ?? {}).map(({ asks = {} }) => ({ fields: asks }));
  for (const { name, link } of [resource, ...questions].flatMap(linkedFields)) {
    const target = all.find((each) => each.resource.name === link.resource)?.resource;
    if (target === undefined) {
      const names = all.map((each) => each.resource.name);
      yield [
        [`${name}:`, link.resource],
        `“${name}” refers to “${link.resource}”, which is no resource`,
        fixOf(link.resource, names, `write one of ${names.join(', ')}`),
      ];
      continue;
    }
    for (const [mistake, fix] of [
      ...nameMistakes(target, link.by),
      ...filterMistakes(target, link.filters ?? {}),
    ])
      yield [`${name}:`, `“${name}” ${mistake}`, fix];
  }
};
