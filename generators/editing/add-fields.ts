import { parseModule } from 'magicast';
import { type FieldSpec, isEntered } from '#generators/grammar/fields.ts';
import { dictionary, filesOf, migrationOf, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { walkFields } from '#generators/templates/browser-test.ts';
import { asCode, canBeListColumn, maxColumns } from '#generators/templates/descriptor.ts';
import { fieldLabels } from '#generators/templates/dictionary.ts';
import { withMoreFields } from '#generators/templates/sample-data.ts';
import { storyLines } from '#generators/templates/stories.ts';
import { columnsCode, columnTypesOf } from '#generators/templates/table.ts';
import { resources } from '#resources/index.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { columnTypes, tableOf } from '#server/generic/migration-files.ts';
import { descriptorWith } from './descriptor-fields.ts';
import { asJson, type Changes, edit, migrationsOf, noChanges, read } from './transaction.ts';
import { assertUnchanged } from './unchanged.ts';
import { assertGenerated } from './written-by-hand.ts';

/** Returns the new fields that become columns. A list gets no more columns than that of a new resource has. */
function newColumns(path: string, name: string, added: readonly FieldSpec[]): FieldSpec[] {
  const columns = parseModule(read(path)).exports[name]?.$args?.[1]?.list?.columns;
  const free = columns === undefined ? 0 : maxColumns + 1 - columns.length;
  return added.filter(canBeListColumn).slice(0, Math.max(0, free));
}

/** Returns a browser test that fills the new fields, too: those that the test of a new resource would fill. */
function walkWith(text: string, added: readonly FieldSpec[]): string {
  return walkFields(added).reduce(
    (done, field) => done.replace(/,?\s*\] as const;/, `, ${asCode(field)}] as const;`),
    text,
  );
}

/** Returns stories with those that the new fields need and that are missing. */
function storiesWith(
  text: string,
  declared: Resource | undefined,
  added: readonly FieldSpec[],
  columns: readonly FieldSpec[],
): string {
  const entered = added.filter(isEntered);
  const has = (call: 'create' | 'update') => entered.length > 0 && declared?.endpoints[call] !== undefined;
  const lines = storyLines({
    hasLongTexts: columns.some(({ kind }) => kind.anyLength === true),
    calls: { create: has('create'), update: has('update'), remove: false },
    hasRequired: entered.some(({ required }) => required),
  });
  const missing = lines.filter((line) => !text.includes(line.slice(0, line.indexOf('='))));
  return missing.length === 0 ? text : `${text}\n${missing.join('\n')}\n`;
}

function dictionaryWith({ name, labels }: ResourceSpec, added: readonly FieldSpec[]): string {
  const texts = JSON.parse(read(dictionary));
  const own = texts.resources[name];
  const more = fieldLabels(added, labels);
  // A label that is in the dictionary already stays.
  own.fields = { ...own.fields, ...more.fields, ...own.fields };
  if (Object.keys(more.choices).length > 0) own.choices = { ...own.choices, ...more.choices, ...own.choices };
  return asJson(texts);
}

/** Throws if a removed field has left a column of another type: what it holds would not be a value of the new field. */
function assertColumns(name: string, added: readonly FieldSpec[]): void {
  const types = columnTypes(dashed(name));
  for (const field of added)
    for (const [column, type] of columnTypesOf(field)) {
      const left = types.get(column);
      if (left !== undefined && left !== type)
        throw new UsageError(
          `A removed field has left the column “${column}” of the type ${left}, and ${field.kind.name} needs ${type}. Choose another name, or drop the column in a migration first: alter table ${tableOf(name)} drop column if exists "${column}";`,
        );
    }
}

/** Returns the changes that add the fields that a generated resource lacks; none if it has them all. */
export function addFields(spec: ResourceSpec): Changes {
  const { name, fields } = spec;
  assertGenerated(name);
  const changes = noChanges();
  const files = filesOf(name);
  const declared = resources.find((each) => each.name === name);
  if (declared !== undefined) assertUnchanged(spec, declared);
  const added = fields.filter((field) => !Object.hasOwn(declared?.fields ?? {}, field.name));
  if (added.length === 0) return changes;
  assertColumns(name, added);
  const columns = newColumns(files.descriptor, name, added);
  changes.changed.set(
    files.descriptor,
    descriptorWith(files.descriptor, read(files.descriptor), name, added, columns),
  );
  changes.changed.set(dictionary, dictionaryWith(spec, added));
  edit(changes, files.samples, (text) => asJson(withMoreFields(JSON.parse(text), added)));
  edit(changes, files.browserTest, (text) => walkWith(text, added));
  edit(changes, files.stories, (text) => storiesWith(text, declared, added, columns));
  const migrations = migrationsOf(name);
  if (migrations.length > 0)
    changes.created.set(
      migrationOf(name, migrations.length + 1),
      columnsCode(name, added, migrations.map(read)),
    );
  return changes;
}
