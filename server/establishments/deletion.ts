import type { Database } from '#server/database/tables.ts';
import { removeFiles } from '#server/files/files.ts';
import { notFound } from '#server/http/http-error.ts';

/** Deletes an establishment and its pictures. */
export async function deleteEstablishment(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const pictures = await trx
      .selectFrom('establishment_images')
      .select('file_id')
      .where('establishment_id', '=', id)
      .execute();
    const { numDeletedRows } = await trx.deleteFrom('establishments').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('establishmentNotFound');
    await removeFiles(
      trx,
      pictures.map((picture) => picture.file_id),
    );
  });
}
