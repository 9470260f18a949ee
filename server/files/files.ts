import { newId } from '#server/database/ids.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';

/** A picture to store. */
export interface NewFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Returns the URL path of a stored picture. */
export const pictureAddress = (id: string): string => `/files/${id}`;

/** Stores a file in the database, where all servers can read it. Returns its id. */
export async function storeFile(trx: DatabaseTransaction, { contentType, bytes }: NewFile): Promise<string> {
  const id = newId();
  await trx.insertInto('files').values({ id, content_type: contentType, bytes }).execute();
  return id;
}

/** Deletes files that nothing references any more. */
export async function removeFiles(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Returns the ids of the files that belong to a user only: the portrait and the pictures of the establishments. */
export async function filesOfUser(db: Database, userId: string): Promise<string[]> {
  const avatar = db
    .selectFrom('users')
    .select('avatar_id as id')
    .where('id', '=', userId)
    .where('avatar_id', 'is not', null);
  const pictures = db
    .selectFrom('establishment_images')
    .innerJoin('establishments', 'establishments.id', 'establishment_id')
    .select('file_id as id')
    .where('owner_id', '=', userId);
  const rows = await avatar.unionAll(pictures).execute();
  return rows.flatMap((row) => row.id ?? []);
}
