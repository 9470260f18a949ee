import type { ColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface FilesTable {
  id: string;
  content_type: string;
  /** The name under which a document is downloaded. Null for a picture. */
  name: ColumnType<string | null, string | null | undefined, never>;
  /** Null while the file is in the store outside of the database. */
  bytes: ColumnType<Uint8Array | null, Uint8Array, Uint8Array | null>;
  /** The SHA-256 of the bytes, if the file is in that store. */
  digest: ColumnType<Uint8Array | null, undefined, Uint8Array | null>;
  created_at: Timestamp;
}

/** The files whose row is deleted, and whose object in the store is not yet. */
export interface RemovedFilesTable {
  id: string;
}
