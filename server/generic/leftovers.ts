import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

const addition = /^\s*alter table (\w+)\s+add column if not exists/;
const column = /add column if not exists "(\w+)" ([a-z]+(?:\(\d+, \d+\)|\[\])?)/g;

/** Returns the expression that turns the JSON of a column into a value of a type. */
function converted(name: string, type: string): string {
  if (type === 'uuid') return `("${name}" ->> 'id')::uuid`;
  if (type === 'text[]') return `translate(nullif("${name}", 'null')::text, '[]', '{}')::text[]`;
  return `("${name}" #>> '{}')::${type}`;
}

/**
 * Gives the columns that a statement adds the types that it names. A table that an earlier resource of the same name has left
 * has columns of these names already, and they may be JSON. The search column is dropped, since it depends on them: the
 * migration that creates a table adds it again.
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
  await sql`alter table ${sql.table(table)} drop column if exists search`.execute(trx);
  for (const [, name = '', type = ''] of wrong)
    await sql
      .raw(`alter table ${table} alter column "${name}" type ${type} using ${converted(name, type)}`)
      .execute(trx);
}
