import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** The maximum number of rows that one call deletes, so that no request waits for long. */
const maxRows = 50;

/**
 * Deletes some of the rows that are no longer needed. Requests do it on their way. Simultaneous calls delete different rows.
 * `key` is the column of the primary key. Returns true if there may be more.
 */
export async function deleteSome<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  key: keyof Tables[Table] & string,
  condition: Expression<SqlBool>,
): Promise<boolean> {
  const [from, id] = [sql.table(table), sql.ref(key)];
  const { rows } = await sql`
    delete from ${from} where ${id} in (
      select ${id} from ${from} where ${condition} limit ${sql.lit(maxRows)} for update skip locked
    ) returning 1`.execute(db);
  return rows.length === maxRows;
}
