import { newId } from '#server/database/ids.ts';
import type { Database, Writing } from '#server/database/tables.ts';

/** A picture on its way into the database. */
export interface NewFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Where a stored picture is served. */
export function pictureAddress(id: string): string;
export function pictureAddress(id: string | null): string | null;
export function pictureAddress(id: string | null): string | null {
  return id === null ? null : `/files/${id}`;
}

/** Keeps a file in the database: every server of the service serves the same ones. */
export async function storeFile(trx: Writing, { contentType, bytes }: NewFile): Promise<string> {
  const id = newId();
  await trx.insertInto('files').values({ id, content_type: contentType, bytes }).execute();
  return id;
}

/** Removes files that nothing shows any more. */
export async function removeFiles(trx: Writing, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('files').where('id', 'in', ids).execute();
}

/** The files that exist for a user alone: the portrait and the establishment's pictures. */
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
