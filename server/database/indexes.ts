import { sql } from 'kysely';
import type { DatabaseTransaction } from './tables.ts';

/**
 * Drops the indexes of these tables, or of all tables, and returns their definitions. To create them after many rows is much
 * faster. Those that keep a constraint stay.
 */
export async function dropIndexes(
  trx: DatabaseTransaction,
  tables?: readonly string[],
): Promise<readonly string[]> {
  const isMeant = tables ? sql`indrelid = any (${[...tables]}::regclass[])` : sql`true`;
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where ${isMeant} and relnamespace = current_schema()::regnamespace and relkind = 'r'
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(trx);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(trx);
  return rows.map(({ definition }) => definition);
}

/** Creates the indexes that {@link dropIndexes} has dropped, with at least 256 MB, or with what the server allows itself. */
export async function createIndexes(trx: DatabaseTransaction, definitions: readonly string[]): Promise<void> {
  await sql`select set_config('maintenance_work_mem', greatest(setting::int, 262144) || 'kB', true)
    from pg_settings where name = 'maintenance_work_mem'`.execute(trx);
  for (const definition of definitions) await sql.raw(definition).execute(trx);
}
