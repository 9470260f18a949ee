import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/** An arbitrary number that is the same for all servers. */
const lockKey = 7_402_118;

/** The beginning of a name in `generic_migrations`, before the name of a table whose index has to be made. */
export const waiting = 'search index of ';

const searchIndex = /^\s*create index (\w+)_search on \1 using gin \(search gin_trgm_ops\)\s*$/;

/**
 * Returns true if a statement makes the search index of a table with rows, which is left for {@link makeSearchIndexes}: it takes
 * far longer than everything else in a migration, and the transaction would keep the table locked meanwhile.
 */
export async function leaveForLater(trx: Database, statement: string): Promise<boolean> {
  const [, table] = searchIndex.exec(statement) ?? [];
  if (table === undefined) return false;
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(trx);
  if (rows.length === 0) return false;
  await sql`insert into generic_migrations (name) values (${waiting + table}) on conflict (name) do nothing`.execute(
    trx,
  );
  return true;
}

async function waitingTables(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from generic_migrations where starts_with(name, ${waiting}) order by name`.execute(db);
  return rows.map(({ name }) => name.slice(waiting.length));
}

/**
 * Makes the search indexes that were left for later, while others read and write their tables. One that was interrupted is made
 * again. Does nothing while another server makes them.
 */
export async function makeSearchIndexes(db: Database): Promise<void> {
  if ((await waitingTables(db)).length === 0) return;
  await db.connection().execute(async (connection) => {
    const lock = await sql<{
      isFree: boolean;
    }>`select pg_try_advisory_lock(${lockKey}) as "isFree"`.execute(connection);
    if (!lock.rows[0]?.isFree) return;
    try {
      for (const table of await waitingTables(connection)) await makeSearchIndex(connection, table);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

async function makeSearchIndex(db: Database, table: string): Promise<void> {
  const index = `${table}_search`;
  // A later migration may have removed the table or the column.
  const { rows } = await sql<{ isWanted: boolean; isInvalid: boolean }>`
    select exists (
      select from pg_attribute where attrelid = to_regclass(${table}) and attname = 'search' and not attisdropped
    ) as "isWanted", exists (
      select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid
    ) as "isInvalid"`.execute(db);
  if (rows[0]?.isInvalid) await sql`drop index concurrently ${sql.ref(index)}`.execute(db);
  if (rows[0]?.isWanted)
    await sql`create index concurrently if not exists ${sql.ref(index)} on ${sql.table(table)}
      using gin (search gin_trgm_ops)`.execute(db);
  await sql`delete from generic_migrations where name = ${waiting + table}`.execute(db);
}
