import { descriptorWithField, withMember } from '#generators/editing/field-edits.ts';
import {
  keysToRenamed,
  renamedColumns,
  renamedTable,
  unsearched,
  withoutKeys,
} from '#generators/editing/migration-text.ts';
import {
  assertFieldUnreferenced,
  assertUnreferenced,
  linesIn,
  linesWith,
} from '#generators/editing/references.ts';
import {
  assertNoReferences,
  questionSections,
  sectionsOf,
  withReferences,
} from '#generators/editing/text-references.ts';
import {
  asJson,
  type Changes,
  edit,
  isThere,
  migrationsOf,
  noChanges,
  read,
  write,
} from '#generators/editing/transaction.ts';
import { allKinds } from '#generators/grammar/kinds.ts';
import { checkFieldName, checkResourceName, screenTitle } from '#generators/grammar/names.ts';
import { dictionary, filesOf, migrationOf } from '#generators/grammar/resource-spec.ts';
import { alternatives, UsageError } from '#generators/grammar/usage-error.ts';
import { tableOf } from '#generators/templates/table.ts';
import { resources } from '#resources/index.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { columnTypes } from '#server/generic/migration-files.ts';

/** What a command has changed, and what it leaves to be done manually. */
export interface Edited {
  readonly paths: readonly string[];
  readonly byHand: readonly string[];
}

/** Returns a generated resource. Throws if there is none of this name. */
function generated(name: string): Resource {
  const names = resources.map((each) => each.name);
  const resource = resources.find((each) => each.name === name);
  if (resource === undefined)
    throw new UsageError(`There is no resource “${name}”. ${alternatives(name, names)}`);
  if (migrationsOf(name).length === 0)
    throw new UsageError(`“${name}” was not generated: change it manually.`);
  return resource;
}

/** Returns the end of a message about a field that a resource does not have; the creation time cannot be changed. */
const otherFields = ({ fields }: Resource, name: string) =>
  alternatives(
    name,
    Object.keys(fields).filter((field) => field !== 'createdAt'),
  );

const word = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`);

/** Returns the members that records store for a field, with their names after a renaming. */
function membersOf({ fields }: Resource, from: string, to: string) {
  const kind = allKinds.find(({ name }) => name === fields[from]?.kind);
  const before = kind?.members?.(from) ?? [from];
  const after = kind?.members?.(to) ?? [to];
  return before.flatMap((member, index) => {
    const renamed = after[index];
    return renamed === undefined || renamed === member ? [] : [{ from: member, to: renamed }];
  });
}

/** Returns the dictionary in which a field has another name; without `to`, one without it. */
function textsWithField(name: string, from: string, to?: string): string {
  const texts = JSON.parse(read(dictionary));
  const own = texts.resources[name];
  own.fields = withMember(own.fields, from, to);
  if (own.choices !== undefined) own.choices = withMember(own.choices, from, to);
  if (own.choices !== undefined && Object.keys(own.choices).length === 0) delete own.choices;
  const sections = ['fields', 'choices'].map((section) => `resources.${name}.${section}`);
  if (to === undefined)
    for (const section of sections) assertNoReferences(texts, `${section}.${from}`, 'removed');
  return sections.reduce(
    (done, section) => withReferences(done, `${section}.${from}`, `${section}.${to ?? from}`),
    asJson(texts),
  );
}

/** Returns the lines of the changed files that still contain a name. Texts of JSON are not code. */
const remaining = ({ created, changed }: Changes, name: string) =>
  [...created, ...changed].flatMap(([path, text]) =>
    /\.tsx?$/.test(path) ? linesIn(path, text, word(name)) : [],
  );

/** Renames members of the sample records; without `to`, removes them. */
function editSamples(
  changes: Changes,
  path: string,
  members: readonly { readonly from: string; readonly to?: string }[],
): void {
  edit(changes, path, (text) => {
    const records: Record<string, unknown>[] = JSON.parse(text);
    return asJson(
      records.map((record) => members.reduce((done, { from, to }) => withMember(done, from, to), record)),
    );
  });
}

/** Renames a field of a generated resource. Its values, labels and code stay. */
export function renameField(name: string, from: string, to: string): Edited {
  const resource = generated(name);
  checkFieldName(to, `“${to}”`);
  if (resource.fields[from] === undefined || from === 'createdAt')
    throw new UsageError(
      `${name} have no field “${from}” that can be renamed. ${otherFields(resource, from)}`,
    );
  if (resource.fields[to] !== undefined) throw new UsageError(`${name} have a field “${to}” already.`);
  assertFieldUnreferenced(name, from, 'renamed');
  const files = filesOf(name);
  const changes = noChanges();
  const members = membersOf(resource, from, to);
  const columns = columnTypes(dashed(name));
  const left = members.find((each) => columns.has(each.to));
  if (left !== undefined)
    throw new UsageError(`A removed field has left the column “${left.to}”: choose another name.`);
  changes.changed.set(files.descriptor, descriptorWithField(files.descriptor, name, from, to));
  changes.changed.set(dictionary, textsWithField(name, from, to));
  editSamples(changes, files.samples, members);
  edit(changes, files.browserTest, (text) => text.replaceAll(`field: '${from}'`, `field: '${to}'`));
  const migrations = migrationsOf(name);
  const stored = resource.fields[from].access === 'writeOnly' ? [] : members;
  if (stored.length > 0)
    changes.created.set(
      migrationOf(name, migrations.length + 1),
      renamedColumns(name, stored, migrations.map(read)),
    );
  return { paths: write(changes), byHand: remaining(changes, from) };
}

/** Removes a field of a generated resource. Its column stays in the databases, with its values. */
export function removeField(name: string, field: string): Edited {
  const resource = generated(name);
  if (resource.fields[field] === undefined || field === 'createdAt')
    throw new UsageError(
      `${name} have no field “${field}” that can be removed. ${otherFields(resource, field)}`,
    );
  if (resource.title === field)
    throw new UsageError(`“${field}” names the records of ${name}: give them another title first.`);
  const file = Object.entries(resource.fields).find(([, each]) => each.file?.replaces === field);
  if (file !== undefined)
    throw new UsageError(`The file “${file[0]}” replaces “${field}”: remove “${file[0]}” first.`);
  if (Object.keys(resource.fields).every((each) => each === field || each === 'createdAt'))
    throw new UsageError(`“${field}” is the only field of ${name}: remove the resource.`);
  assertFieldUnreferenced(name, field, 'removed');
  const files = filesOf(name);
  const changes = noChanges();
  const members = membersOf(resource, field, `${field}_`).map(({ from }) => from);
  changes.changed.set(files.descriptor, descriptorWithField(files.descriptor, name, field));
  changes.changed.set(dictionary, textsWithField(name, field));
  editSamples(
    changes,
    files.samples,
    members.map((from) => ({ from })),
  );
  edit(changes, files.browserTest, (text) =>
    text.replace(new RegExp(`\\{\\s*field: '${field}'(?:[^{}]|\\{[^{}]*\\})*\\},?\\s*`), ''),
  );
  const migrations = migrationsOf(name);
  const texts = migrations.map(read);
  const columns = resource.fields[field].access === 'writeOnly' ? [] : members;
  const migration = `${unsearched(name, field, texts) ?? ''}${withoutKeys(name, columns, texts)}`;
  if (migration !== '') changes.created.set(migrationOf(name, migrations.length + 1), migration);
  return {
    paths: write(changes),
    byHand: [
      ...remaining(changes, field),
      ...columns.map(
        (column) =>
          `The column stays with its values. A migration can drop it: alter table ${tableOf(name)} drop column if exists "${column}";`,
      ),
    ],
  };
}

/** Renames a generated resource with its files and its table. The paths of its screens and its calls stay. */
export function renameResource(from: string, to: string): Edited {
  const { path = '', endpoints, fields } = generated(from);
  checkResourceName(to);
  if (Object.hasOwn(fields, from))
    throw new UsageError(`A field of ${from} has the same name: rename the field first.`);
  if (resources.some(({ name }) => name === to)) throw new UsageError(`There is a resource “${to}” already.`);
  assertUnreferenced(from, 'renamed');
  const [before, after] = [filesOf(from), filesOf(to)];
  const changes = noChanges();
  const identifier = new RegExp(`(?<![\\w'"\`/.#-])${from}(?![\\w'"\`/-])`, 'g');
  const moved = (text: string) =>
    text
      .replaceAll(identifier, to)
      .replace(`defineResource('${from}'`, `defineResource('${to}'`)
      .replaceAll(`/${dashed(from)}.ts'`, `/${dashed(to)}.ts'`)
      .replaceAll(`/${dashed(from)}.json'`, `/${dashed(to)}.json'`)
      .replaceAll(`${screenTitle(from)}'`, `${screenTitle(to)}'`)
      .replaceAll(new RegExp(`(\\(page, '[\\w-]+', )'${from}'`, 'g'), `$1'${to}'`);
  for (const part of ['descriptor', 'samples', 'stories', 'browserTest'] as const) {
    if (!isThere(before[part])) continue;
    changes.created.set(after[part], part === 'samples' ? read(before[part]) : moved(read(before[part])));
    changes.removed.add(before[part]);
  }
  const texts = JSON.parse(read(dictionary));
  texts.resources = withMember(texts.resources, from, to);
  for (const section of questionSections)
    if (texts.questions?.[section]?.[from] !== undefined)
      texts.questions[section] = withMember(texts.questions[section], from, to);
  const references = sectionsOf(from).reduce(
    (done, section, at) => withReferences(done, section, sectionsOf(to)[at] ?? section),
    asJson(texts),
  );
  changes.changed.set(dictionary, references);
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
  const own = new Set([...Object.values(before), ...Object.values(after)]);
  const elsewhere = linesWith(new RegExp(`'${from}'`), own);
  return {
    paths: write(changes),
    byHand: [
      ...remaining(changes, from),
      ...elsewhere,
      `The path “${path}” and the call “${endpoints.list.path}” stay: addresses of users and of other programs have them.`,
      'Entries of the journal keep the former name.',
    ],
  };
}
