import { withMember } from '#generators/editing/field-edits.ts';
import { keysToRenamed, renamedTable } from '#generators/editing/migration-text.ts';
import { renamedReferences, withNamed } from '#generators/editing/renamed-references.ts';
import { questionSections, sectionsOf, withReferences } from '#generators/editing/text-references.ts';
import {
  asJson,
  type Changes,
  isThere,
  migrationsOf,
  noChanges,
  read,
  write,
} from '#generators/editing/transaction.ts';
import { checkResourceName, screenTitle } from '#generators/grammar/names.ts';
import { dictionary, filesOf, migrationOf } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { pageFilesOf } from '#generators/templates/page.ts';
import { resources } from '#resources/index.ts';
import { dashed } from '#schema/names.ts';
import { tableOf } from '#server/generic/migration-files.ts';
import { type Edited, generated, linesElsewhere, remaining } from './edited.ts';
import { checkTexts, checkWords } from './resource.ts';

/** Returns the files of a resource, with those of a page of its records. */
const allFilesOf = (name: string) => {
  const page = pageFilesOf(name);
  return { ...filesOf(name), pageStories: page.stories, pageTest: page.browserTest };
};

/** Returns the code of a resource in which its new name stands for the former one. */
function moved(code: string, from: string, to: string): string {
  const identifier = new RegExp(`(?<![\\w'"\`/.#-])${from}(?![\\w'"\`/-])`, 'g');
  const renamed = code
    .replaceAll(identifier, to)
    .replace(`defineResource('${from}'`, `defineResource('${to}'`)
    .replaceAll(`/${dashed(from)}.ts'`, `/${dashed(to)}.ts'`)
    .replaceAll(`/${dashed(from)}.json'`, `/${dashed(to)}.json'`)
    .replaceAll(`${screenTitle(from)}'`, `${screenTitle(to)}'`)
    .replaceAll(new RegExp(`(\\(page, '[\\w-]+', )'${from}'`, 'g'), `$1'${to}'`);
  return withNamed(renamed, from, to);
}

/** Moves the files of a resource. */
function moveFiles(changes: Changes, from: string, to: string): void {
  const after = new Map(Object.entries(allFilesOf(to)));
  for (const [part, path] of Object.entries(allFilesOf(from))) {
    const moving = after.get(part);
    if (moving === undefined || !isThere(path)) continue;
    changes.created.set(moving, path.endsWith('.json') ? read(path) : moved(read(path), from, to));
    changes.removed.add(path);
  }
}

/** Returns the dictionary in which the texts of a resource are those of its new name. */
function renamedTexts(from: string, to: string): string {
  const texts = JSON.parse(read(dictionary));
  texts.resources = withMember(texts.resources, from, to);
  for (const section of questionSections)
    if (texts.questions?.[section]?.[from] !== undefined)
      texts.questions[section] = withMember(texts.questions[section], from, to);
  return sectionsOf(from).reduce(
    (done, section, at) => withReferences(done, section, sectionsOf(to)[at] ?? section),
    asJson(texts),
  );
}

/** Adds the migrations after which the table has its new name, and the keys of other tables name it. */
function moveTable(changes: Changes, from: string, to: string): void {
  const migrations = migrationsOf(from);
  if (migrations.some((migration) => read(migration).includes(`alter table if exists ${tableOf(to)} rename`)))
    throw new UsageError(`“${to}” is a former name of ${from}: choose another one.`);
  changes.created.set(migrationOf(to, 1), renamedTable(from, to, migrations.map(read)));
  for (const migration of migrations) changes.removed.add(migration);
  for (const { name } of resources) {
    const earlier = name === from ? [] : migrationsOf(name);
    const keys = keysToRenamed(name, from, to, earlier.map(read));
    if (keys !== '') changes.created.set(migrationOf(name, earlier.length + 1), keys);
  }
}

/**
 * Renames a generated resource with its files and its table, and in the code that names it: in the fields and the related
 * parts of other resources, in texts, imports and pages. The paths of its screens and its calls stay.
 */
export function renameResource(from: string, to: string): Edited {
  const { path = '', endpoints, fields } = generated(from);
  checkResourceName(to);
  if (Object.hasOwn(fields, from))
    throw new UsageError(`A field of ${from} has the same name: rename the field first.`);
  if (resources.some(({ name }) => name === to)) throw new UsageError(`There is a resource “${to}” already.`);
  checkTexts(to);
  checkWords(to);
  const own = new Set([...Object.values(allFilesOf(from)), ...Object.values(allFilesOf(to))]);
  const references = renamedReferences(from, to, own);
  const changes = noChanges();
  moveFiles(changes, from, to);
  moveTable(changes, from, to);
  changes.changed.set(dictionary, renamedTexts(from, to));
  for (const [file, text] of references.changed) changes.changed.set(file, text);
  const page = `src/pages/${dashed(from)}-detail`;
  const paths = write(changes);
  return {
    paths,
    elsewhere: references.lines,
    byHand: [
      ...remaining([...changes.created.keys()], from, [path, endpoints.list.path]),
      ...linesElsewhere(from, own),
      ...(isThere(page) ? [`The page keeps its name: ${page}.`] : []),
      `French texts keep the former name: resources.${to} in ${dictionary}.`,
      `The path “${path}” and the call “${endpoints.list.path}” stay: addresses of users and of other programs have them.`,
      'Entries of the journal keep the former name.',
    ],
  };
}
