import { textAt } from '#schema/dictionary.ts';

/** Texts by section, as in the dictionary. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** The sections of the pages before signing in. */
const first = ['auth', 'errors'];

/** The common texts that they show, too. */
const firstCommon = ['close', 'retry', 'showPassword', 'hidePassword'];

/** The texts of the frame that the pages before signing in show, too. */
const frame = ['product', 'pageTitle', 'notifications'];

/** The sections that the browser never needs. */
const excluded = ['server', 'shared'];

/** The files that bring texts, each with the path of its section. The `title` of a page is in the shell, too. */
const owners: Readonly<Record<string, readonly string[]>> = {
  'src/runtime/record/problem-messages.ts': ['validation'],
  'src/pages/login/code-page.tsx': ['codes'],
  'src/runtime/form/draft-offer.tsx': ['drafts'],
  'src/runtime/form/use-draft-form.ts': ['merge'],
  'src/runtime/notices/app-notices.tsx': ['notices'],
  'src/pages/settings/security/security-section.tsx': ['security'],
  'src/runtime/factors/passkeys.ts': ['factors'],
  'src/runtime/session-end/session-end.tsx': ['sessionEnd'],
  'src/fields/changes/changes.list.tsx': ['fields', 'changes'],
  'src/fields/gallery/gallery.detail.tsx': ['fields', 'gallery'],
  'src/fields/invoice-lines/invoice-lines.detail.tsx': ['fields', 'lines'],
  'resources/forms/price-settings.ts': ['pages', 'settings', 'prices'],
  'src/pages/dashboard/dashboard-page.tsx': ['pages', 'dashboard'],
  'src/pages/settings/settings-page.tsx': ['pages', 'settings'],
  'src/pages/user-detail/user-detail-page.tsx': ['pages', 'userDetail'],
};

/**
 * The texts of every resource that only a question or a form shows; `*` is any name. Its file brings them, so that no
 * list waits for them.
 */
const late: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/runtime/commands/command-question.tsx': ['text', 'asks', 'done'].map((part) => [
    'commands',
    '*',
    part,
  ]),
  'src/runtime/removal/removal-question.tsx': [
    ['remove', 'text'],
    ['remove', 'done'],
  ],
  'src/runtime/form/use-form-controller.ts': [['create'], ['edit']],
};

/** The dictionary in parts, each with the file that brings it. */
export interface Parts {
  readonly first: Texts;
  /** The texts of every page after signing in. */
  readonly shell: Texts;
  /** The texts by the file that shows them. */
  readonly owners: Readonly<Record<string, Texts>>;
  /** The texts by the name of the resource. */
  readonly resources: Readonly<Record<string, Texts>>;
}

const isSection = (value: string | Texts | undefined): value is Texts => typeof value === 'object';

const filter = (texts: Texts, keep: (name: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => keep(name)));

function pickPath(texts: Texts, [head = '', ...rest]: readonly string[]): Texts {
  const found = texts[head];
  if (found === undefined) return {};
  return { [head]: rest.length > 0 && isSection(found) ? pickPath(found, rest) : found };
}

/** Divides texts into those below a path, in which `*` is any name, and the others. */
function split(
  texts: Texts,
  [head = '', ...rest]: readonly string[],
): readonly [found: Texts, others: Texts] {
  const found: Record<string, string | Texts> = {};
  const others: Record<string, string | Texts> = {};
  for (const [name, value] of Object.entries(texts)) {
    if (head !== '*' && name !== head) others[name] = value;
    else if (rest.length === 0) found[name] = value;
    else if (isSection(value)) [found[name], others[name]] = split(value, rest);
  }
  return [found, others];
}

/** Merges texts that share sections. */
function merge(one: Texts, other: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const present = merged[name];
    merged[name] = isSection(present) && isSection(value) ? merge(present, value) : value;
  }
  return merged;
}

/** Returns the texts without those of a path. */
function withoutPath(texts: Texts, [head = '', ...rest]: readonly string[]): Texts {
  const found = texts[head];
  const others = filter(texts, (name) => name !== head);
  return rest.length > 0 && isSection(found) ? { ...others, [head]: withoutPath(found, rest) } : others;
}

/** Replaces each reference to another text by that text: a part may not have the section that it names. */
export function resolveReferences(dictionary: Texts): Texts {
  const resolve = (texts: Texts, path: string): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([name, value]) => [
        name,
        isSection(value)
          ? resolve(value, `${path}${name}.`)
          : (textAt(dictionary, `${path}${name}`) ?? value),
      ]),
    );
  return resolve(dictionary, '');
}

/** Returns a section of the texts; an empty one if there is none. */
const sectionOf = (texts: Texts, name: string): Texts => {
  const found = texts[name];
  return isSection(found) ? found : {};
};

/** Returns one text of each section of a section, e.g. the titles of all pages. */
const pickFromEach = (texts: Texts, name: string): Texts =>
  Object.fromEntries(Object.keys(texts).map((each) => [each, pickPath(sectionOf(texts, each), [name])]));

/** Divides the dictionary. Sections without an owner come with the shell. */
export function divide(texts: Texts): Parts {
  const unowned = Object.values(owners).reduce((left, path) => withoutPath(left, path), texts);
  const pages = sectionOf(texts, 'pages');
  const resources = sectionOf(texts, 'resources');
  const common = sectionOf(texts, 'common');
  let shown = resources;
  const lateParts = Object.entries(late).map(([file, paths]): [string, Texts] => {
    let own: Texts = {};
    for (const path of paths) {
      const [found, others] = split(shown, ['*', ...path]);
      own = merge(own, found);
      shown = others;
    }
    return [file, { resources: own }];
  });
  const ownedBy = Object.entries(owners).map(([file, path]): [string, Texts] => [
    file,
    pickPath(texts, path),
  ]);
  return {
    first: {
      ...filter(texts, (name) => first.includes(name)),
      common: filter(common, (name) => firstCommon.includes(name)),
      shell: filter(sectionOf(texts, 'shell'), (name) => frame.includes(name)),
    },
    shell: {
      ...filter(unowned, (name) => ![...first, ...excluded, 'resources'].includes(name)),
      common: filter(common, (name) => !firstCommon.includes(name)),
      pages: { ...pickFromEach(pages, 'title'), ...sectionOf(unowned, 'pages') },
      // The navigation needs the names of resources before their other texts are loaded.
      resources: pickFromEach(resources, 'name'),
    },
    owners: Object.fromEntries([...ownedBy, ...lateParts]),
    resources: Object.fromEntries(
      Object.keys(resources).map((name) => [name, { resources: pickPath(shown, [name]) }]),
    ),
  };
}
