import { sql } from 'kysely';
import { StartError } from '#server/base/settings.ts';
import { isInvalidValue } from '#server/database/errors.ts';
import type { Database } from '#server/database/tables.ts';
import { columnTypeOf } from './columns.ts';

const addition = /^\s*alter table (\w+)\s+add column if not exists/;
const column = /add column if not exists "(\w+)" ([a-z]+(?:\(\d+, \d+\)|\[\])?)/g;

/** Returns the SQL that turns the JSON of a column into a value of a type, which may have a precision: `numeric(12, 2)`. */
function converted(name: string, type: string): string {
  const column = `"${name}"`;
  return columnTypeOf(type.replace(/\(.*/, '')).fromJson?.(column) ?? `(${column} #>> '{}')::${type}`;
}

/** Creates the function with which `text[]` reads a list of texts. A change of a column's type accepts a function, but no subquery. */
const createTextsOf = (trx: Database) =>
  sql`create or replace function pg_temp.texts_of(list jsonb) returns text[] language sql as $$
    select case when jsonb_typeof(list) <> 'null' then array(select jsonb_array_elements_text(list)) end
  $$`.execute(trx);

async function convert(trx: Database, table: string, name: string, type: string): Promise<void> {
  try {
    await sql
      .raw(`alter table ${table} alter column "${name}" type ${type} using ${converted(name, type)}`)
      .execute(trx);
  } catch (error) {
    if (!isInvalidValue(error)) throw error;
    throw new StartError(
      `The table ${table} has values in "${name}" that cannot become ${type}. Change these values, or give the field another name.`,
    );
  }
}

/**
 * Converts JSON columns to the types that a statement names for them. A removed resource with the same name may have
 * left a table with these columns, so the statement does not add them. A search column that depends on them is dropped:
 * a migration with texts adds the search again. Throws a {@link StartError} if a value cannot become the
 * new type.
 */
export async function convertLeftovers(trx: Database, statement: string): Promise<void> {
  const [, table] = addition.exec(statement) ?? [];
  if (table === undefined) return;
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and atttypid = 'jsonb'::regtype and not attisdropped`.execute(trx);
  const json = new Set(rows.map(({ name }) => name));
  const wrong = [...statement.matchAll(column)].filter(
    ([, name = '', type]) => type !== 'jsonb' && json.has(name),
  );
  if (wrong.length === 0) return;
  const names = wrong.flatMap(([, name = '']) => name);
  const { rows: dependent } = await sql`
    select from information_schema.column_column_usage
    where table_schema = current_schema and table_name = ${table}
      and dependent_column = 'search' and column_name = any(${names})`.execute(trx);
  if (dependent.length > 0) await sql`alter table ${sql.table(table)} drop column search`.execute(trx);
  await createTextsOf(trx);
  for (const [, name = '', type = ''] of wrong) await convert(trx, table, name, type);
}
