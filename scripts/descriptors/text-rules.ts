import type { Field } from '#schema/field.ts';
import { isObject, member } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';
import { isAdded } from '#scripts/demo-records.ts';
import { fixOf } from '#scripts/misspelt.ts';
import type { Mistake, Rule, TextMistake } from './declared.ts';

export const dictionary = 'locales/fr.json';
const inDictionary = ` in ${dictionary}`;

const keysOf = (part: unknown) => (isObject(part) ? Object.keys(part) : []);

/** Returns what is wrong about a missing text, e.g. `resources.users.list.title`. */
const missing = (text: string, as = `the text ${text} is missing`): Mistake => [
  { text },
  as,
  `add it to ${dictionary}`,
];

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
  for (const path of wanted) {
    const text = `resources.${name}.${path.join('.')}`;
    if (typeof path.reduce((part: unknown, key) => member(part, key), texts) !== 'string')
      yield missing(text, `${text} is missing`);
  }
  for (const field of keysOf(texts['fields']))
    if (fields[field] === undefined) {
      const text = `resources.${name}.fields.${field}`;
      yield [
        { text },
        `the dictionary labels “${field}”, and ${name} has no such field`,
        fixOf(
          field,
          Object.keys(fields),
          `remove ${text} from ${dictionary}, or add the field`,
          inDictionary,
        ),
      ];
    }
};

/** The dictionary labels no value that a choice does not have. */
export const labelledChoices: Rule = function* ({ resource: { name, fields }, texts }) {
  for (const [field, { choices: values }] of Object.entries(fields))
    for (const value of values === undefined ? [] : keysOf(member(texts['choices'], field)))
      if (!values?.includes(value))
        yield [
          { text: `resources.${name}.choices.${field}.${value}` },
          `the dictionary labels “${value}”, which “${field}” does not have`,
          `remove choices.${field}.${value} from ${dictionary}, or add the value`,
        ];
};

/** Screens and forms have their headings and sentences. */
export const neededTexts: Rule = function* ({ resource: { name, path, form, endpoints, list }, texts }) {
  const hasForm = form.flat().length > 0;
  const needed = [
    ...(endpoints.create && hasForm ? ['create.title', 'create.submit', 'create.success', 'list.add'] : []),
    ...(endpoints.update && hasForm ? ['edit.title', 'edit.submit', 'edit.success'] : []),
    ...(endpoints.remove && list.actions?.includes('delete') ? ['remove.text'] : []),
    ...(list.search ? ['list.search'] : []),
    ...(path === undefined ? [] : ['list.title']),
  ];
  if (texts['name'] === undefined) yield missing(`resources.${name}.name`);
  for (const needs of needed) {
    const [part = '', text = ''] = needs.split('.');
    if (member(texts[part], text) === undefined)
      yield missing(`resources.${name}.${needs}`, `the text ${needs} is missing`);
  }
};

/** Returns the keys of labels that an earlier key has, too, each with that one. */
function twiceWorded(section: unknown, keys: readonly string[]) {
  const label = (key: string) => String(member(section, key)).trim().toLocaleLowerCase('fr');
  return keys.flatMap((key, at) => {
    const earlier = keys.slice(0, at).find((other) => label(other) === label(key));
    return earlier === undefined ? [] : [[earlier, key] as const];
  });
}

/** Two fields, or two values of a choice, have different labels: users could not tell them apart. */
export const sameLabels: Rule = function* ({ resource: { name, fields }, texts }) {
  // A file stands for the picture that it replaces, and a field of several members may have the label of one of them.
  const isOfItsOwn = ({ file, members = {} }: Field) =>
    file?.replaces === undefined && !Object.keys(members).some((member) => Object.hasOwn(fields, member));
  const shown = Object.entries(fields).flatMap(([field, each]) => (isOfItsOwn(each) ? [field] : []));
  const sections = [
    { path: 'fields', keys: shown },
    ...Object.entries(fields).map(([field, { choices = [] }]) => ({
      path: `choices.${field}`,
      keys: choices,
    })),
  ];
  for (const { path, keys } of sections) {
    const section = path.split('.').reduce((part: unknown, key) => member(part, key), texts);
    for (const [earlier, key] of twiceWorded(
      section,
      keys.filter((each) => member(section, each) !== undefined),
    ))
      yield [
        { text: `resources.${name}.${path}.${key}` },
        `“${earlier}” and “${key}” have the same label, “${member(section, key)}”`,
        'word one of them otherwise',
      ];
  }
};

function* emptyIn(part: unknown, path: string): Iterable<string> {
  if (typeof part === 'string' && part.trim() === '') yield path;
  for (const key of keysOf(part)) yield* emptyIn(member(part, key), `${path}.${key}`);
}

/** No text is empty. */
export const emptyTexts: Rule = function* ({ resource: { name }, texts }) {
  for (const text of emptyIn(texts, `resources.${name}`))
    yield [{ text }, `the text ${text} is empty`, `write it in ${dictionary}`];
};

/** Returns the texts that screens read of a resource, by their section: of one without a list, screens read all. */
function readTexts({ fields, list, detail, commands, figures, related, timeline, waits }: Resource) {
  const composed = [...list.columns, ...(detail?.head ?? [])];
  const asked = Object.values(commands ?? {}).flatMap(({ asks = {} }) => Object.keys(asks));
  const sections: Readonly<Record<string, readonly string[] | undefined>> = {
    name: undefined,
    fields: undefined,
    choices: [...Object.keys(fields), ...asked],
    columns: composed.flatMap((column) => (typeof column === 'string' ? [] : [column.id])),
    list: ['title', 'search', 'add'],
    create: ['title', 'submit', 'success'],
    edit: ['title', 'submit', 'success'],
    remove: ['text', 'denied', 'done'],
    filters: Object.keys(list.otherFilters ?? {}),
    commands: Object.keys(commands ?? {}),
    figures: Object.keys(figures?.fields ?? {}),
    related: Object.keys(related ?? {}),
    absent: Object.keys(related ?? {}),
    timeline: (timeline ?? []).map(({ id }) => id),
    waits: Object.keys(waits ?? {}),
  };
  return sections;
}

/** Returns what is wrong about a text that no screen reads. `known` are the names that screens read instead. */
const unread = (text: string, known: readonly string[]): Mistake => [
  { text },
  `no screen reads ${text}`,
  fixOf(text.split('.').at(-1) ?? '', known, `remove it from ${dictionary}`, inDictionary),
];

/** The dictionary has no text of a resource that no screen reads. */
export const unreadTexts: Rule = function* ({ resource, texts }) {
  const read = readTexts(resource);
  for (const section of Object.keys(texts)) {
    const keys = Object.hasOwn(read, section) ? read[section] : [];
    const path = `resources.${resource.name}.${section}`;
    if (!Object.hasOwn(read, section)) yield unread(path, Object.keys(read));
    else
      for (const key of keysOf(texts[section]))
        if (keys?.includes(key) === false) yield unread(`${path}.${key}`, keys);
  }
};

const inPlurals = (name: string) => ['one', 'many', 'other'].map((plural) => `${name}_${plural}`);

/** Returns the names of the texts that questions about a resource read, by their section. */
function questionTexts({ endpoints, commands, list }: Resource) {
  const names = Object.keys(commands ?? {});
  // The export has a window of its own.
  const asked = (list.bulk ?? []).filter((action) => action !== 'export');
  return {
    titles: names.flatMap((name) => [name, ...inPlurals(name)]),
    consequences: [...(endpoints.remove ? ['remove'] : []), ...names],
    many: asked.flatMap((action) => inPlurals(action === 'delete' ? 'remove' : action)),
  };
}

/**
 * Returns the rule that every text of a question is about an action that exists, and that every bulk action has its
 * question in every plural. That of an added resource may have none. `texts` are the whole dictionary.
 */
export const questionsOf = (texts: unknown): Rule =>
  function* ({ resource }) {
    const read = questionTexts(resource);
    const written = (section: string) =>
      keysOf(member(member(member(texts, 'questions'), section), resource.name));
    for (const [section, known] of Object.entries(read))
      for (const key of written(section))
        if (!known.includes(key)) yield unread(`questions.${section}.${resource.name}.${key}`, known);
    const many = written('many');
    for (const name of read.many) {
      const isNeeded = !isAdded(resource.name) || many.includes(name.replace(/_\w+$/, '_other'));
      if (isNeeded && !many.includes(name)) yield missing(`questions.many.${resource.name}.${name}`);
    }
  };

/** The sections of the dictionary with a section of each resource. */
const ofResources = ['resources', 'questions.titles', 'questions.consequences', 'questions.many'];

/** Returns the sections of the dictionary that belong to no resource. `names` are those of all resources. */
export function* unknownResources(texts: unknown, names: readonly string[]): Iterable<TextMistake> {
  for (const path of ofResources)
    for (const name of keysOf(path.split('.').reduce(member, texts))) {
      if (names.includes(name)) continue;
      yield [
        { text: `${path}.${name}` },
        `no descriptor declares “${name}”`,
        fixOf(name, names, `remove ${path}.${name} from ${dictionary}`, inDictionary),
      ];
    }
}
