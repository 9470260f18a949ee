import type { Resource } from '#schema/resource.ts';
import { nearestWord } from '#scripts/misspelt.ts';
import type { Rule } from './declared.ts';

/** Returns the names of fields in the parts of a descriptor that name some, by the part. */
function namedFields({ list, form, detail, title, summary, unique, ascending }: Resource) {
  const shown = list.columns.flatMap((column) =>
    typeof column === 'string'
      ? [column]
      : [...(column.picture === undefined ? [] : [column.picture]), ...column.lines.flat()],
  );
  const head = (detail?.head ?? []).flatMap((part) =>
    typeof part === 'string' ? [part] : part.lines.flat(),
  );
  return {
    title: [title],
    'list.columns': shown,
    'list.sort': list.sort ?? [],
    'list.order': list.order === undefined ? [] : [list.order.replace(/^-/, '')],
    'list.filters': list.filters ?? [],
    form: form.flat(),
    'detail.head': head,
    summary: summary ?? [],
    unique: unique ?? [],
    ascending: ascending?.flat() ?? [],
  };
}

/**
 * The compiler finds these mistakes, too, in a long message. Whoever adds a resource runs the descriptors' check first, and
 * the development server shows what it finds.
 */
export const fieldNames: Rule = function* ({ resource }) {
  const names = Object.keys(resource.fields);
  for (const [part, used] of Object.entries(namedFields(resource)))
    for (const name of new Set(used)) {
      if (names.includes(name)) continue;
      const right = nearestWord(name, names);
      yield [
        [...part.split('.').map((each) => `${each}:`), name],
        `${part} names “${name}”, and ${resource.name} has no such field`,
        right === undefined ? `write one of ${names.join(', ')}` : `call it “${right}”`,
      ];
    }
};
