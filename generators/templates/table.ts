import { type FieldSpec, isStored } from '#generators/grammar/fields.ts';
import { dashed } from '#schema/names.ts';

const tableOf = (name: string) => `entity_${dashed(name).replaceAll('-', '_')}`;

/** Returns the columns of a field: one for each of its members. `createdAt` has a column in every table. */
const columnsOf = (field: FieldSpec): readonly string[] =>
  isStored(field) && field.name !== 'createdAt' ? (field.kind.members?.(field.name) ?? [field.name]) : [];

const columns = (fields: readonly FieldSpec[]) => [...new Set(fields.flatMap(columnsOf))];

/** Returns the names of the fields that a search looks into. */
const textsOf = (fields: readonly FieldSpec[]) =>
  fields.filter(({ kind }) => kind.searched === true).map(({ name }) => name);

/** Returns the definition of the column that a search looks into: texts without case and accents. */
function searchCode(names: readonly string[]): string {
  const parts = names.map((name) => `coalesce("${name}" #>> '{}', '')`);
  return `search text generated always as (fold(${parts.length === 0 ? "''" : parts.join(" || ' ' || ")})) stored`;
}

const columnsNamed = (table: string, names: readonly string[]) =>
  names.length === 0
    ? ''
    : `alter table ${table}\n${names.map((name) => `  add column if not exists "${name}" jsonb`).join(',\n')};\n`;

/** Returns the statements that replace the search column. Its index is dropped with it. */
const searchOf = (
  table: string,
  texts: readonly string[],
) => `alter table ${table} drop column if exists search;
alter table ${table} add column ${searchCode(texts)};
create index ${table}_search on ${table} using gin (search gin_trgm_ops);
`;

/**
 * Returns the migration that creates a resource's table. Every value is JSON: the descriptor checks it. A table that an
 * earlier resource of this name has left is used again, with its records.
 */
export function tableCode(name: string, fields: readonly FieldSpec[]): string {
  const table = tableOf(name);
  return `create table if not exists ${table} (
  id uuid primary key,
  created_at timestamptz not null default now()
);
${columnsNamed(table, columns(fields))}create index if not exists ${table}_by_creation on ${table} (created_at, id);
${searchOf(table, textsOf(fields))}`;
}

/** Returns the migration that adds columns, and texts to the search. `before` are the earlier migrations. */
export function columnsCode(name: string, added: readonly FieldSpec[], before: readonly string[]): string {
  const table = tableOf(name);
  const more = columnsNamed(table, columns(added));
  const texts = textsOf(added);
  if (texts.length === 0) return more;
  const earlier = before.flatMap((text) =>
    [...text.matchAll(/coalesce\("(\w+)"/g)].map(([, column = '']) => column),
  );
  return `${more}${searchOf(table, [...new Set([...earlier, ...texts])])}`;
}

/** Returns the statements that remove a resource's table from a database. */
export const dropTable = (name: string) =>
  `drop table if exists ${tableOf(name)}; delete from generic_migrations where name ~ '^${dashed(name)}-\\d{3}$';`;
