import { sql } from 'kysely';
import { createIndexes, dropIndexes } from '#server/database/indexes.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';

/** A table and its stored columns, without those that the database computes. */
export interface StoredTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The tables of the migrations, of the totals, of the figures and of the changes, which a restored database fills itself. */
const bookkeeping = [
  'kysely_migration',
  'kysely_migration_lock',
  'generic_migrations',
  'counted_lists',
  'kept_totals',
  'figure_sources',
  'kept_figures',
  'record_changes',
];

/**
 * The tables of what is under way: sessions with their tokens, codes, set-ups of factors, the count of attempts and remembered
 * responses. Backups have no rows of them. A session that has ended since, e.g. because a token was stolen or the account disabled,
 * would begin again, and a response has what a person who is deleted since has entered.
 */
const underWay: ReadonlySet<string> = new Set([
  'sessions',
  'access_tokens',
  'refresh_tokens',
  'picture_tokens',
  'one_time_codes',
  'factor_setups',
  'factor_challenges',
  'rate_limits',
  'idempotent_answers',
]);

/** Returns true if backups have the rows of a table. Those of earlier versions have the others, too, and a restore drops these. */
export const isBackedUp = ({ table }: Pick<StoredTable, 'table'>): boolean => !underWay.has(table);

/** Returns the tables that hold the service's rows, in the order of their names. */
export async function storedTables(db: Database): Promise<readonly StoredTable[]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as "table", json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_name not in (${sql.join(bookkeeping)})
    group by c.table_name order by c.table_name`.execute(db);
  return rows;
}

/** Returns the names of the tables that contain a row. */
export async function filledTables(db: Database): Promise<readonly string[]> {
  const filled: string[] = [];
  for (const { table } of await storedTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(table);
  }
  return filled;
}

/** Returns the definitions of all columns, indexes, constraints and triggers. */
export async function definitionsOf(db: Database): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const queries = {
    columns: sql`select table_name, column_name, data_type, is_nullable, column_default, generation_expression
      from information_schema.columns where table_schema = current_schema() order by 1, 2`,
    indexes: sql`select indexname, indexdef from pg_indexes where schemaname = current_schema() order by 1`,
    keys: sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = current_schema()::regnamespace and contype in ('f', 'p', 'u', 'c')
      order by conrelid::regclass::text, 1`,
    triggers: sql`select tgname, tgenabled, pg_get_triggerdef(oid) as definition from pg_trigger
      where not tgisinternal order by 3`,
  };
  const definitions: Record<string, readonly unknown[]> = {};
  for (const [name, query] of Object.entries(queries)) definitions[name] = (await query.execute(db)).rows;
  return definitions;
}

/**
 * Runs `load` without keys, triggers and indexes: rows may come in any order, and keep all their values. Only these tables, and the
 * foreign keys to them, are concerned; without `tables`, all are.
 */
export async function withoutKeysAndTriggers(
  db: DatabaseTransaction,
  load: () => Promise<void>,
  tables?: readonly string[],
): Promise<void> {
  const isMeant = (...owners: readonly string[]) =>
    tables
      ? sql`array[${sql.join(owners.map((owner) => sql.ref(owner)))}]::oid[] && ${[...tables]}::regclass[]::oid[]`
      : sql`true`;
  // Foreign keys are first: they need the primary and unique keys, to which random values are added one by one otherwise.
  const keys = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('f', 'p', 'u') and connamespace = current_schema()::regnamespace
      and ${isMeant('conrelid', 'confrelid')}
    order by contype <> 'f', oid`.execute(db);
  const triggers = await sql<{ owner: string; name: string; mode: string }>`
    select tgrelid::regclass::text as owner, quote_ident(tgname) as name,
      case tgenabled when 'A' then 'always ' when 'R' then 'replica ' else '' end as mode
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled <> 'D' and relnamespace = current_schema()::regnamespace
      and ${isMeant('tgrelid')}`.execute(db);
  const alter = (owner: string, change: string) => sql.raw(`alter table ${owner} ${change}`).execute(db);

  for (const { owner, name } of keys.rows) await alter(owner, `drop constraint ${name}`);
  for (const { owner, name } of triggers.rows) await alter(owner, `disable trigger ${name}`);
  const indexes = await dropIndexes(db, tables);
  await load();
  await createIndexes(db, indexes);
  for (const { owner, name, mode } of triggers.rows) await alter(owner, `enable ${mode}trigger ${name}`);
  for (const { owner, name, definition } of keys.rows.toReversed())
    await alter(owner, `add constraint ${name} ${definition}`);
}

/** Sets the sequence of each identity or serial column to one more than its largest number. */
export async function advanceSequences(db: Database): Promise<void> {
  for (const { table, columns } of await storedTables(db)) {
    for (const column of columns) {
      const { rows } = await sql<{ sequence: string | null }>`
        select pg_get_serial_sequence(quote_ident(${table}), ${column}) as sequence`.execute(db);
      const sequence = rows[0]?.sequence;
      if (sequence)
        await sql`select setval(${sequence}, coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(table)}`.execute(
          db,
        );
    }
  }
}

/**
 * Counts every kept total and figure again, after rows came while their triggers were disabled. A database of a version
 * before totals or figures were kept has none: their migrations count when they come.
 */
export async function countAgain(db: Database): Promise<void> {
  const counted = [
    ['counted_lists', sql`select count_again(name) from counted_lists`],
    ['figure_sources', sql`select figure_again(figure) from figure_sources`],
  ] as const;
  for (const [table, query] of counted) {
    const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(
      db,
    );
    if (rows[0]?.found) await query.execute(db);
  }
}
