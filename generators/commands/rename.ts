import { descriptorWithField, withMember } from '#generators/editing/field-edits.ts';
import { removedField, renamedColumns } from '#generators/editing/migration-text.ts';
import { assertFieldUnreferenced } from '#generators/editing/references.ts';
import { assertNoReferences, withReferences } from '#generators/editing/text-references.ts';
import {
  asJson,
  type Changes,
  edit,
  migrationsOf,
  noChanges,
  read,
  write,
} from '#generators/editing/transaction.ts';
import { allKinds } from '#generators/grammar/kinds.ts';
import { checkFieldName } from '#generators/grammar/names.ts';
import { dictionary, filesOf, migrationOf } from '#generators/grammar/resource-spec.ts';
import { alternatives, UsageError } from '#generators/grammar/usage-error.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { columnTypes, tableOf } from '#server/generic/migration-files.ts';
import { type Edited, generated, remaining } from './edited.ts';

/** Returns the end of a message about a field that a resource does not have; the creation time cannot be changed. */
const otherFields = ({ fields }: Resource, name: string) =>
  alternatives(
    name,
    Object.keys(fields).filter((field) => field !== 'createdAt'),
  );

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

const writtenIn = ({ created, changed }: Changes) => [...created.keys(), ...changed.keys()];

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
  return { paths: write(changes), byHand: remaining(writtenIn(changes), from) };
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
  const migration = removedField(name, field, columns, texts);
  if (migration !== '') changes.created.set(migrationOf(name, migrations.length + 1), migration);
  return {
    paths: write(changes),
    byHand: [
      ...remaining(writtenIn(changes), field),
      ...columns.map(
        (column) =>
          `The column stays with its values. A migration can drop it: alter table ${tableOf(name)} drop column if exists "${column}";`,
      ),
    ],
  };
}
