import type { Resource } from '#schema/resource.ts';
import { fixOf } from '#scripts/misspelt.ts';
import type { Rule } from './declared.ts';

/** Returns the fields that columns, or the parts of a head, show. */
const shownIn = (parts: Resource['list']['columns']) =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [part] : [...(part.picture ? [part.picture] : []), ...part.lines.flat()],
  );

/** Returns the names of fields in the parts of a descriptor that name some, by the part. */
export function namedFields({ list, form, detail, title, summary, unique, ascending }: Resource) {
  return {
    title: [title],
    'list.columns': shownIn(list.columns),
    'list.sort': list.sort ?? [],
    'list.order': list.order === undefined ? [] : [list.order.replace(/^-/, '')],
    'list.filters': list.filters ?? [],
    'list.otherFilters': Object.values(list.otherFilters ?? {}).flatMap((by) =>
      typeof by === 'string' ? [] : by,
    ),
    form: form.flat(),
    'detail.head': shownIn(detail?.head ?? []),
    summary: summary ?? [],
    unique: unique ?? [],
    ascending: ascending?.flat() ?? [],
  };
}

/** A descriptor names only fields that it has. The compiler says so, too, but later and in a long message. */
export const fieldNames: Rule = function* ({ resource }) {
  const names = Object.keys(resource.fields);
  for (const [part, used] of Object.entries(namedFields(resource)))
    for (const name of new Set(used)) {
      if (names.includes(name)) continue;
      yield [
        [...part.split('.').map((each) => `${each}:`), name],
        `${part} names “${name}”, and ${resource.name} has no such field`,
        fixOf(name, names, `write one of ${names.join(', ')}`),
      ];
    }
};
