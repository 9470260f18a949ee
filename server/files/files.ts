import { newId } from '#server/database/ids.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';

/** A picture or a document to store. */
export interface NewFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** The name of a document, under which it is downloaded. A picture has none. */
  readonly name?: string;
}

/** Returns the URL path of a stored file. */
export const fileAddress = (id: string): string => `/files/${id}`;

/** Stores a file in the database, where all servers can read it. Returns its id. */
export async function storeFile(trx: DatabaseTransaction, file: NewFile): Promise<string> {
  const id = newId();
  const { contentType, bytes, name = null } = file;
  await trx.insertInto('files').values({ id, content_type: contentType, bytes, name }).execute();
  return id;
}

/** Deletes files that nothing references any more. */
export async function removeFiles(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Returns the id of a user's portrait, if there is one. */
export async function portraitOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('users').select('avatar_id').where('id', '=', userId).execute();
  return rows.flatMap(({ avatar_id }) => avatar_id ?? []);
}
