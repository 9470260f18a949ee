import type { Insertable } from 'kysely';
import type { Tables, Writing } from '#server/database/tables.ts';

const batch = 200;

/** Inserts many rows, as many at a time as one statement may carry. */
export async function insertAll<Name extends keyof Tables>(
  trx: Writing,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + batch))
      .execute();
  }
}
