import type { FieldSpec } from './field-grammar.ts';
import { dashed } from './sentence.ts';

const searched = ['text', 'longText', 'email', 'phone', 'choice'];

const tableOf = (name: string) => `entity_${dashed(name).replaceAll('-', '_')}`;

/** The columns that hold a field's value: one, or one for each of its members. */
const columnsOf = ({ name, kind, args }: FieldSpec): readonly string[] =>
  kind.hidden === true || name === 'createdAt' ? [] : (kind.members?.(args, name) ?? [name]);

const columns = (fields: readonly FieldSpec[]) => [...new Set(fields.flatMap(columnsOf))];

/** The fields that a search looks into: every text. */
const textsOf = (fields: readonly FieldSpec[]) =>
  fields.filter(({ kind }) => searched.includes(kind.name)).map(({ name }) => name);

/** What is searched, without regard to case or accents. */
function searchCode(names: readonly string[]): string {
  const parts = names.map((name) => `coalesce("${name}" #>> '{}', '')`);
  return `search text generated always as (fold(${parts.length === 0 ? "''" : parts.join(" || ' ' || ")})) stored`;
}

const columnsNamed = (table: string, names: readonly string[]) =>
  names.length === 0
    ? ''
    : `alter table ${table}\n${names.map((name) => `  add column if not exists "${name}" jsonb`).join(',\n')};\n`;

/** The index goes with the column that it is of. */
const searchOf = (
  table: string,
  texts: readonly string[],
) => `alter table ${table} drop column if exists search;
alter table ${table} add column ${searchCode(texts)};
create index ${table}_search on ${table} using gin (search gin_trgm_ops);
`;

/**
 * The table of a new entity. Every value is JSON: its descriptor says what it may be. A table that an entity of this
 * name has left behind is taken over with what it holds.
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

/** More columns for a table that earlier migrations have made; where texts are among them, what is searched is told anew. */
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

/** What makes a database forget an entity. */
export const forgetting = (name: string) =>
  `drop table if exists ${tableOf(name)}; delete from generic_migrations where name ~ '^${dashed(name)}-\\d{3}$';`;
