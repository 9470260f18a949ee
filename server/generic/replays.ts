import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import { foreignKey, type Migration, statementsOf } from './migration-files.ts';

/*
 * What lets migrations run again on a table that has run them. A migration of a resource with another name runs all statements of the
 * former one, and a line in the first migration runs the later ones again.
 */

const columnRename = /^\s*alter table (\w+) rename column "(\w+)" to "(\w+)"\s*$/;
const indexRename = /^\s*alter index if exists (\w+) rename to (\w+)\s*$/;
const indexDrop = /^\s*drop index if exists (\w+)\s*$/;
const uniqueIndex = /^\s*create unique index (?:if not exists )?(\w+) on /;

/**
 * Returns true if a statement makes an index of unique values that one of the later statements drops. It is not made: values may
 * repeat since.
 */
export function isDroppedLater(statement: string, later: readonly string[]): boolean {
  let [, index] = uniqueIndex.exec(statement) ?? [];
  if (index === undefined) return false;
  for (const each of later) {
    const [, from, to] = indexRename.exec(each) ?? [];
    if (from === index) index = to;
    if (indexDrop.exec(each)?.[1] === index) return true;
  }
  return false;
}

/**
 * Gives columns the names that they had before these migrations, with their indexes and without their keys, so that the migrations
 * can rename them. A column that has its former name stays.
 */
export async function undoRenames(trx: Database, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations.toReversed()) {
    const statements = statementsOf(migration);
    for (const statement of statements.toReversed()) {
      const [, table, from = '', to = ''] = columnRename.exec(statement) ?? [];
      if (table === undefined) continue;
      const columns = await columnsOf(trx, table);
      if (!columns.has(to) || columns.has(from)) continue;
      await sql`alter table ${sql.table(table)} rename column ${sql.ref(to)} to ${sql.ref(from)}`.execute(
        trx,
      );
      for (const each of statements) await undoNames(trx, table, to, each);
    }
  }
}

async function columnsOf(trx: Database, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

/** Undoes the other half of a renamed column: what a statement of the same migration does to its indexes and its key. */
async function undoNames(trx: Database, table: string, column: string, statement: string): Promise<void> {
  const [, , key, keyColumn] = foreignKey.exec(statement) ?? [];
  if (key !== undefined && keyColumn === column)
    await sql.raw(`alter table ${table} drop constraint if exists ${key}`).execute(trx);
  const [, from, to = ''] = indexRename.exec(statement) ?? [];
  if (from === undefined) return;
  // A table may have such a name, too.
  const { rows } = await sql<{ index: string }>`
    select indexrelid::regclass::text as index from pg_index
    where indrelid = to_regclass(${table}) and indexrelid = to_regclass(${to}) and to_regclass(${from}) is null`.execute(
    trx,
  );
  for (const { index } of rows) await sql.raw(`alter index ${index} rename to ${from}`).execute(trx);
}
