import { textAt } from '#schema/dictionary.ts';

/** Words by section, as the dictionary holds them. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** The sections of the pages before signing in. */
const first = ['common', 'auth', 'errors', 'shell'];

/** What the browser never says. */
const elsewhere = ['server', 'shared'];

/** The files with texts of their own, and their sections. A page's `title` is used by others, too. */
const owners: Readonly<Record<string, readonly string[]>> = {
  'src/runtime/form/problem-messages.ts': ['validation'],
  'src/pages/login/code-page.tsx': ['codes'],
  'src/pages/dashboard/dashboard-page.tsx': ['pages', 'dashboard'],
  'src/pages/settings/settings-page.tsx': ['pages', 'settings'],
  'src/pages/user-detail/user-detail-page.tsx': ['pages', 'userDetail'],
};

/** The dictionary in parts, each with what brings it. */
export interface Parts {
  readonly first: Words;
  /** For every page behind the gate. */
  readonly shell: Words;
  /** By the file that says them. */
  readonly owners: Readonly<Record<string, Words>>;
  /** By the name of the resource. */
  readonly resources: Readonly<Record<string, Words>>;
}

const isWords = (value: string | Words | undefined): value is Words => typeof value === 'object';

const filter = (words: Words, keep: (name: string) => boolean): Words =>
  Object.fromEntries(Object.entries(words).filter(([name]) => keep(name)));

function pickPath(words: Words, [head = '', ...rest]: readonly string[]): Words {
  const found = words[head];
  if (found === undefined) return {};
  return { [head]: rest.length > 0 && isWords(found) ? pickPath(found, rest) : found };
}

/** Replaces each reference to another text by that text: a part may not have the section that it names. */
export function resolveReferences(dictionary: Words): Words {
  const resolve = (words: Words, path: string): Words =>
    Object.fromEntries(
      Object.entries(words).map(([name, value]) => [
        name,
        isWords(value) ? resolve(value, `${path}${name}.`) : (textAt(dictionary, `${path}${name}`) ?? value),
      ]),
    );
  return resolve(dictionary, '');
}

/** Divides the dictionary. Sections without an owner come with the shell. */
export function divide(words: Words): Parts {
  const claimed = Object.values(owners).flatMap(([section = '']) => section);
  const common = filter(words, (name) => ![...first, ...elsewhere, ...claimed, 'resources'].includes(name));
  const titles = Object.entries(isWords(words['pages']) ? words['pages'] : {}).map(
    ([name, page]): [string, Words] => [name, isWords(page) ? pickPath(page, ['title']) : {}],
  );
  const unclaimed = filter(
    isWords(words['pages']) ? words['pages'] : {},
    (name) => !Object.values(owners).some((path) => path[1] === name),
  );
  const resources = isWords(words['resources']) ? words['resources'] : {};
  // The navigation names resources before their own texts are there.
  const names = Object.entries(resources).map(([name, own]): [string, Words] => [
    name,
    isWords(own) ? pickPath(own, ['name']) : {},
  ]);
  return {
    first: filter(words, (name) => first.includes(name)),
    shell: {
      ...common,
      pages: { ...Object.fromEntries(titles), ...unclaimed },
      resources: Object.fromEntries(names),
    },
    owners: Object.fromEntries(Object.entries(owners).map(([file, path]) => [file, pickPath(words, path)])),
    resources: Object.fromEntries(
      Object.keys(resources).map((name) => [name, { resources: pickPath(resources, [name]) }]),
    ),
  };
}
