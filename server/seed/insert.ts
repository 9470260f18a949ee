import type { Insertable } from 'kysely';
import type { DatabaseTransaction, Tables } from '#server/database/tables.ts';
import type { Random } from './random.ts';

/** What filling a database needs: its transaction, the random values and the current time. */
export interface Seeding {
  readonly trx: DatabaseTransaction;
  readonly random: Random;
  readonly now: Date;
}

const batchSize = 200;

/** Inserts rows in batches, since a statement has a maximum number of parameters. */
export async function insertAll<Name extends keyof Tables>(
  { trx }: Seeding,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + batchSize))
      .execute();
  }
}
