import { isObject, member } from '#lib/api/objects.ts';
import type { Field } from '#schema/field.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { dialects } from './dialect-rules.ts';
import type { Rule } from './rule.ts';
import { columns, uniqueValues } from './table-rules.ts';

/** The paths of pages, and those that the server reserves (`server/http/back-office.ts`). */
export const takenPaths = 'connexion parametres ajouter api auth admin files health ready assets'.split(' ');

const dictionary = 'locales/fr.json';
const sections = 'absent choices columns commands create edit fields figures list name related remove'.split(
  ' ',
);

const twiceIn = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];
const section = (texts: unknown, ...path: readonly string[]) => {
  const found = path.reduce((part, name) => member(part, name), texts);
  return isObject(found) ? found : {};
};

const isEntered = ({ access }: Field) => access !== 'readOnly';
const linesOf = ({ list }: Resource) =>
  list.columns.flatMap((column) =>
    typeof column === 'string'
      ? [column]
      : [...column.lines.flat(), ...(column.picture ? [column.picture] : [])],
  );

const choices: Rule = ({ resource: { fields }, texts }) =>
  Object.entries(fields).flatMap(([name, { choices: values }]) => {
    if (values === undefined) return [];
    const spare = Object.keys(section(texts, 'choices', name)).filter((value) => !values.includes(value));
    return [
      ...twiceIn(values).map(
        (value) => [value, `“${name}” has the value “${value}” twice`, 'remove one'] as const,
      ),
      ...spare.map(
        (value) =>
          [
            name,
            `the dictionary labels “${value}”, which “${name}” does not have`,
            `remove choices.${name}.${value} from ${dictionary}, or add the value`,
          ] as const,
      ),
    ];
  });

const orders: Rule = ({ resource }) => {
  const { list, endpoints } = resource;
  const sort = list.sort ?? [];
  const hidden = sort.filter((name) => !linesOf(resource).includes(name));
  return [
    ...(sort.length > 0 && !endpoints.list.sort
      ? [
          [
            'sort',
            'the list has orders, but its call does not sort',
            'declare `sort: true` in its endpoints, or remove `list.sort`',
          ] as const,
        ]
      : []),
    ...hidden.map(
      (name) =>
        [
          name,
          `the list can be sorted by “${name}”, which is no column`,
          'add the column, or remove the order',
        ] as const,
    ),
  ];
};

const forms: Rule = ({ resource: { fields, form, endpoints, list }, texts }) => {
  const names = form.flat();
  const lost = Object.entries(fields).filter(([name, field]) => isEntered(field) && !names.includes(name));
  const needed = [
    ...(endpoints.create && names.length > 0
      ? ['create.title', 'create.submit', 'create.success', 'list.add']
      : []),
    ...(endpoints.update && names.length > 0 ? ['edit.title', 'edit.submit', 'edit.success'] : []),
    ...(endpoints.remove && list.actions?.includes('delete') ? ['remove.text'] : []),
    ...(list.search ? ['list.search'] : []),
  ];
  const missing = needed.filter((path) => {
    const [part = '', text = ''] = path.split('.');
    return section(texts, part)[text] === undefined;
  });
  return [
    ...twiceIn(names).map((name) => [`'${name}'`, `“${name}” is twice in the form`, 'remove one'] as const),
    ...(names.length === 0 ? [] : lost).map(
      ([name, { required }]) =>
        [
          name,
          `no form holds “${name}”${required ? ', which is required' : ''}`,
          "add it to `form`, or give it `access: 'readOnly'`",
        ] as const,
    ),
    ...missing.map((path) => ['form', `the text ${path} is missing`, `add it to ${dictionary}`] as const),
  ];
};

const views: Rule = ({ resource }) => {
  const { fields, title, list } = resource;
  const pictures = list.columns.flatMap((column) =>
    typeof column === 'string' || !column.picture ? [] : [column.picture],
  );
  return [
    ...(fields[title]?.record.safeParse(true).success
      ? [['title', `“${title}” is yes or no: it names no record`, 'choose a text as the title'] as const]
      : []),
    ...pictures
      .filter((name) => fields[name]?.filter !== 'presence' && fields[name]?.link === undefined)
      .map(
        (name) =>
          [
            'picture',
            `the picture of a column is “${name}”, which is none`,
            'name a picture, or put it into `lines`',
          ] as const,
      ),
  ];
};

const alike = (one: string, other: string) => {
  const end = [...one].findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
};
const backwards = (word: string) => [...word].toReversed().join('');

/** Returns true if a word differs from another one in two letters beside each other at most. */
function isMisspelt(word: string, right: string): boolean {
  const same = alike(word, right) + alike(backwards(word), backwards(right));
  return Math.max(word.length, right.length) - same <= 2;
}

const dictionaryTexts: Rule = ({ resource: { name }, texts }) => {
  const emptyIn = (part: unknown, path: string): string[] =>
    typeof part === 'string'
      ? part.trim() === ''
        ? [path]
        : []
      : Object.entries(section(part)).flatMap(([key, each]) => emptyIn(each, `${path}.${key}`));
  const misspelt = Object.keys(texts).flatMap((key) => {
    const right = sections.includes(key) ? undefined : sections.find((each) => isMisspelt(key, each));
    return right === undefined ? [] : [[key, right] as const];
  });
  return [
    ...emptyIn(texts, `resources.${name}`).map(
      (path) => [name, `the text ${path} is empty`, `write it in ${dictionary}`] as const,
    ),
    ...misspelt.map(
      ([key, right]) =>
        [name, `no screen reads resources.${name}.${key}`, `call it “${right}” in ${dictionary}`] as const,
    ),
  ];
};

const paths: Rule = ({ resource: { name, path, endpoints } }, others) => {
  const other = others.find(
    ({ resource }) => resource.name !== name && path !== undefined && resource.path === path,
  );
  const listed = others.find(
    ({ resource }) => resource.name !== name && resource.endpoints.list.path === endpoints.list.path,
  );
  const owner =
    other?.resource.name ?? (takenPaths.includes(path ?? '') ? 'a page of the product' : undefined);
  return [
    ...(owner ? [['path', `${owner} has the path “${path}” already`, 'choose another path'] as const] : []),
    ...(path !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(path)
      ? [['path', `“${path}” is no path`, 'write it like offres-de-course, without a slash'] as const]
      : []),
    ...(listed
      ? [
          [
            'endpoints',
            `${listed.resource.name} reads its list from ${endpoints.list.path} already`,
            'name the path of its own call',
          ] as const,
        ]
      : []),
  ];
};

const files: Rule = ({ resource: { fields, endpoints } }) => {
  const [name] = Object.entries(fields).find(([, { file }]) => file) ?? [];
  const isJson = [endpoints.create, endpoints.update].some((call) => call && call.body !== 'multipart');
  return name !== undefined && isJson
    ? [
        [
          name,
          `“${name}” is a file, but the form is sent as JSON, which holds none`,
          "declare `write: 'multipart'` in its endpoints",
        ],
      ]
    : [];
};

const names: Rule = ({ file, exported, resource: { name } }) => [
  ...(exported === name
    ? []
    : [[exported, `the export “${exported}” declares “${name}”`, `export it as “${name}”`] as const]),
  ...(file.endsWith(`/${dashed(name)}.ts`)
    ? []
    : [[name, `the file declares “${name}”`, `call it resources/${dashed(name)}.ts`] as const]),
];

/** What the compiler does not see. */
export const resourceRules: readonly Rule[] = [
  choices,
  orders,
  forms,
  views,
  dictionaryTexts,
  paths,
  dialects,
  files,
  names,
  columns,
  uniqueValues,
];
