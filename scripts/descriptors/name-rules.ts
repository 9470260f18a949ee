import { isObject, member } from '#lib/api/objects.ts';
import type { Resource } from '#schema/resource.ts';
import { nearestWord } from '#scripts/misspelt.ts';
import type { Rule } from './declared.ts';

const dictionary = 'locales/fr.json';
const keysOf = (part: unknown) => (isObject(part) ? Object.keys(part) : []);

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

/** Each field, each of its choices and each heading of several fields has a label, and each label of a field belongs to one. */
export const labels: Rule = function* ({ resource: { name, fields, list }, texts }) {
  const headings = list.columns.flatMap((column) => (typeof column === 'string' ? [] : [column.id]));
  const wanted = [
    ...Object.keys(fields).map((field) => ['fields', field]),
    ...Object.entries(fields).flatMap(([field, { choices = [] }]) =>
      choices.map((value) => ['choices', field, value]),
    ),
    ...headings.map((id) => ['columns', id]),
  ];
  for (const path of wanted)
    if (typeof path.reduce((part: unknown, key) => member(part, key), texts) !== 'string')
      yield [path[1] ?? name, `resources.${name}.${path.join('.')} is missing`, `add it to ${dictionary}`];
  for (const field of keysOf(texts['fields']))
    if (fields[field] === undefined) {
      const right = nearestWord(field, Object.keys(fields));
      yield [
        'fields',
        `the dictionary labels “${field}”, and ${name} has no such field`,
        right === undefined
          ? `remove resources.${name}.fields.${field} from ${dictionary}, or add the field`
          : `call it “${right}” in ${dictionary}`,
      ];
    }
};
