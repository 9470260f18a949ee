import { type FieldSpec, isStored } from '#generators/grammar/fields.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { dashed } from '#schema/names.ts';
import { tableOf } from '#server/generic/migration-files.ts';
import { resourceTables } from '#server/resource-tables.ts';

/** PostgreSQL cuts longer names off. */
const longestName = 63;

/** Returns a migration. Throws a `UsageError` if the name of an index or a key in it is too long for the database. */
export function withShortNames(migration: string): string {
  const [name] = migration.match(/\bentity_\w+/g)?.filter(({ length }) => length > longestName) ?? [];
  if (name !== undefined)
    throw new UsageError(`The table would have “${name}”, which is too long: choose a shorter name.`);
  return migration;
}

/** Returns the type of a field's column; undefined for JSON. */
const typeOf = ({ kind, args, range }: FieldSpec) => kind.column?.(args, range);

const hasTableColumn = (field: FieldSpec) => isStored(field) && field.name !== 'createdAt';

/** Returns the columns of a field: one for each of its members. `createdAt` has a column in every table. */
export const tableColumnsOf = (field: FieldSpec): readonly string[] =>
  hasTableColumn(field) ? (field.kind.members?.(field.name) ?? [field.name]) : [];

/** Returns the type of each column of a field, without its precision. */
export const columnTypesOf = (field: FieldSpec): (readonly [column: string, type: string])[] =>
  tableColumnsOf(field).map((column) => [
    column,
    field.kind.members === undefined ? (typeOf(field) ?? 'jsonb').replace(/\(.*\)$/, '') : 'jsonb',
  ]);

const literal = (limit: number | string) => (typeof limit === 'number' ? String(limit) : `'${limit}'`);

/** Returns the conditions of a column: the limits of its values, or of the number of texts, and the length of a text. */
function checksOf(field: FieldSpec): string[] {
  const {
    name,
    kind,
    args: [max],
    range = {},
  } = field;
  const column = `"${name}"`;
  // The limits of what is stored as JSON are not limits of a value of SQL.
  if (typeOf(field) === undefined) return [];
  const value = typeOf(field) === 'text[]' ? `cardinality(${column})` : column;
  const { min, max: most } = kind.limitedBy?.(column) ?? { min: value, max: value };
  return [
    ...(range.min === undefined ? [] : [`${min} >= ${literal(range.min)}`]),
    ...(range.max === undefined ? [] : [`${most} <= ${literal(range.max)}`]),
    ...(typeOf(field) === 'text' && kind.argument?.type === 'number' && max !== undefined
      ? [`char_length(${column}) <= ${max}`]
      : []),
  ];
}

/** Returns the definition of each column of a field. A value of several members, or of no type of SQL, is JSON. */
function definitionsOf(field: FieldSpec): string[] {
  if (field.kind.members !== undefined) return tableColumnsOf(field).map((name) => `"${name}" jsonb`);
  const checks = checksOf(field);
  const check = checks.length === 0 ? '' : ` check (${checks.join(' and ')})`;
  return tableColumnsOf(field).map((name) => `"${name}" ${typeOf(field) ?? 'jsonb'}${check}`);
}

/** Returns the statement that lets the database refuse the same value twice. The case of letters does not count, nor do empty texts. */
function uniqueCode(table: string, { name }: FieldSpec): string {
  const index = `${table}_${name}_unique`;
  if (index.length > longestName)
    throw new UsageError(`“${name}” is unique, and its index “${index}” is too long: choose a shorter name.`);
  return `create unique index if not exists ${index} on ${table} (lower("${name}")) where "${name}" <> '';\n`;
}

/**
 * Returns the statements that let a reference name existing records only. Deleting a record empties the
 * references to it; a required reference prevents the deletion.
 */
function keyCode(table: string, { name, required, target }: FieldSpec): string {
  const key = `${table}_${name}_key`;
  if (key.length > longestName)
    throw new UsageError(
      `“${name}” is a reference, and its key “${key}” is too long: choose a shorter name.`,
    );
  const product = resourceTables.find(({ resource }) => resource.name === target?.resource);
  const other = product?.name ?? tableOf(target?.resource ?? '');
  return `alter table ${table} drop constraint if exists ${key};
alter table ${table} add constraint ${key} foreign key ("${name}") references ${other} (id) on delete ${required ? 'restrict' : 'set null'};
create index if not exists ${table}_${name}_idx on ${table} ("${name}");
`;
}

/** Returns the statements that add the columns of some fields, with what the database checks. */
function fieldsCode(table: string, fields: readonly FieldSpec[]): string {
  const definitions = [...new Set(fields.flatMap(definitionsOf))];
  const add = definitions.map((definition) => `  add column if not exists ${definition}`).join(',\n');
  return [
    definitions.length === 0 ? '' : `alter table ${table}\n${add};\n`,
    ...fields.filter(({ unique }) => unique).map((field) => uniqueCode(table, field)),
    ...fields.filter((field) => typeOf(field) === 'uuid').map((field) => keyCode(table, field)),
  ].join('');
}

/** Returns what a search finds of each field that it looks into: its text, and maybe another spelling of it. */
const textsOf = (fields: readonly FieldSpec[]) =>
  fields
    .filter(({ kind }) => kind.searched === true)
    .flatMap((field) => {
      const column = `"${field.name}"`;
      const path = typeOf(field) === 'text' ? '' : ` #>> '{${field.kind.searchedMember ?? ''}}'`;
      const text = typeOf(field) === 'text[]' ? `joined(${column})` : `${column}${path}`;
      return [text, ...(field.kind.alsoSearched ? [field.kind.alsoSearched(column)] : [])];
    })
    .map((text) => `coalesce(${text}, '')`);

/** Returns the definition of the column that a search looks into: texts without case and accents. */
const searchCode = (texts: readonly string[]) =>
  `search text generated always as (fold(${texts.length === 0 ? "''" : texts.join(" || ' ' || ")})) stored`;

/** Returns the statements that replace the search column. Its index is dropped with it. */
export const searchOf = (
  table: string,
  texts: readonly string[],
) => `alter table ${table} drop column if exists search;
alter table ${table} add column ${searchCode(texts)};
create index ${table}_search on ${table} using gin (search gin_trgm_ops);
`;

/**
 * Returns the migration that creates a resource's table: each column has the type of its kind. A table that an earlier
 * resource of this name has left is used again, with its records.
 */
export function tableCode(name: string, fields: readonly FieldSpec[]): string {
  const table = tableOf(name);
  return `create table if not exists ${table} (
  id uuid primary key,
  created_at timestamptz not null default now()
);
${fieldsCode(table, fields)}create index if not exists ${table}_by_creation on ${table} (created_at, id);
${searchOf(table, textsOf(fields))}`;
}

/** Returns the texts that the search looks into after some migrations, by the last names of their columns. */
export function searchedTexts(migrations: readonly string[]): string[] {
  let found: string[] = [];
  for (const text of migrations) {
    if (text.includes('search text generated'))
      found = [...text.matchAll(/coalesce\((?:\w+\()?"\w+"(?:\)| #>> '\{\w*\}')?, ''\)/g)].map(
        ([each]) => each,
      );
    for (const [, from, to] of text.matchAll(/rename column "(\w+)" to "(\w+)"/g))
      found = found.map((each) => each.replace(`"${from}"`, `"${to}"`));
  }
  return found;
}

/** Returns the migration that adds columns, and texts to the search. `before` are the earlier migrations. */
export function columnsCode(name: string, added: readonly FieldSpec[], before: readonly string[]): string {
  const table = tableOf(name);
  const texts = textsOf(added);
  const more = fieldsCode(table, added);
  return texts.length === 0
    ? more
    : `${more}${searchOf(table, [...new Set([...searchedTexts(before), ...texts])])}`;
}

/** Returns the statements that remove a resource's table from a database. Each has a line, as in a migration. */
export const dropTable = (name: string) => [
  `drop table if exists ${tableOf(name)};`,
  `delete from generic_migrations where name ~ '^${dashed(name)}-\\d{3}$';`,
];
