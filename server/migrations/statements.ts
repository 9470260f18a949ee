import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration written in SQL: its statements run in order, in the migrator's transaction. */
export function statements(...texts: readonly string[]): Migration {
  return {
    up: async (db: Kysely<never>) => {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
