import { sql } from 'kysely';
import { establishments } from '#resources/establishments.ts';
import { deleteOwned } from '#server/repository/records.ts';
import type { Belongings } from '#server/users/belongings.ts';
import { establishmentTable } from './table.ts';

/** The establishment of a user, which goes with its owner. */
export const establishmentOfUser: Belongings = {
  count: async (db, userId) => {
    const { rows } = await sql<{ establishments: number }>`
      select count(*)::int as establishments from establishments where owner_id = ${userId}`.execute(db);
    return { ...rows[0] };
  },
  files: async (db, userId) => {
    const rows = await db
      .selectFrom('establishment_images')
      .innerJoin('establishments', 'establishments.id', 'establishment_id')
      .select('file_id')
      .where('owner_id', '=', userId)
      .execute();
    return rows.map(({ file_id }) => file_id);
  },
  remove: async (trx, { id }) => {
    const owned = await trx
      .selectFrom('establishments')
      .select(['id', 'nom'])
      .where('owner_id', '=', id)
      .execute();
    for (const establishment of owned) await deleteOwned(trx, establishmentTable, establishment.id);
    await trx.deleteFrom('establishments').where('owner_id', '=', id).execute();
    return owned.map((before) => ({ action: 'delete', resource: establishments, before }) as const);
  },
};
