import { renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { StartError } from '#server/base/settings.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { genericMigrationsOf } from '#server/generic/migrations.ts';
import { migrationsOf } from '#server/migrations/migrate.ts';
import { isFileError } from './file-errors.ts';
import { formatName, type Head, marks } from './format.ts';
import { structures } from './other-tables.ts';
import { isBackedUp, type StoredTable, storedTables } from './schema.ts';

/** The number of rows that are read at once, if they are no files. */
const batchRows = 2000;
/** The bytes of files that are read at once. Their text has twice as many characters. */
const batchBytes = 4_000_000;
/** The number of characters after which the lines so far are written to the file. */
const pieceLength = 500_000;

/**
 * Writes all rows of the database, except for those of what is under way (`isBackedUp`), as they are at one moment, to a new file,
 * and returns their number. Other processes may write to the database meanwhile. An interrupted backup leaves no file of this name,
 * but perhaps one that ends with `.part`. Throws a {@link StartError} if the file cannot be written, if another backup writes to it,
 * if the database is empty or of a later version, or if migrations ran meanwhile.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  // Read before the transaction, which would let a migration wait for its end.
  const head = await headOf(db);
  if (head.migrations.length === 0)
    throw new StartError('The database is empty: there is nothing to back up.');
  const counted = { rows: 0 };
  const partial = `${file}.part`;
  const part = await openNew(partial, file);
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) =>
        pipeline(
          Readable.from(linesOf(trx, head, counted)),
          createGzip({ level: 3 }),
          part.createWriteStream({ flush: true }),
        ),
      );
    // In PostgreSQL, a table that a migration has written again is empty for a transaction that began before.
    if (!isDeepStrictEqual(await headOf(db), head))
      throw new StartError('The database was upgraded meanwhile: write the backup again.');
    renameSync(partial, file);
  } catch (error) {
    throw writingFault(file, error);
  } finally {
    await part.close();
    rmSync(partial, { force: true });
  }
  return counted.rows;
}

const headOf = async (db: Database): Promise<Head> => ({
  format: formatName,
  migrations: [...(await migrationsOf(db))],
  generic: [...(await genericMigrationsOf(db))],
});

/** Creates the file of an unfinished backup. Two backups in one file would be none. */
async function openNew(partial: string, file: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new StartError(
        `The file ${partial} exists: another backup is being written to it, or one was interrupted. Wait for the first, or delete the file if no backup runs.`,
      );
    throw writingFault(file, error);
  }
}

const writingFault = (file: string, error: unknown) =>
  isFileError(error) ? new StartError(`The backup ${file} can't be written: ${error.message}`) : error;

async function* linesOf(trx: DatabaseTransaction, head: Head, counted: { rows: number }) {
  yield lineOf(marks.head, head);
  const structureOf = await structures(trx);
  for (const stored of (await storedTables(trx)).filter(isBackedUp)) {
    yield lineOf(marks.table, { ...stored, structure: structureOf.get(stored.table) });
    for await (const rows of batchesOf(trx, stored)) {
      counted.rows += rows.length;
      yield* piecesOf(rows);
    }
  }
  yield lineOf(marks.end, counted);
}

const lineOf = (mark: string, content: object) => `${mark}${JSON.stringify(content)}\n`;

/** Yields the lines of some rows, many short ones together and each long one for itself: all of them might be no possible text. */
function* piecesOf(rows: readonly string[]) {
  let piece = '';
  for (const row of rows) {
    piece += `${marks.row}${row}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Returns the number of rows of a table that are read at once. A file may have megabytes. */
async function batchOf(trx: DatabaseTransaction, table: string): Promise<number> {
  if (table !== 'files') return batchRows;
  // PostgreSQL knows the length without reading the bytes.
  const { rows } = await sql<{ largest: number | null }>`
    select max(octet_length(bytes)) as largest from files`.execute(trx);
  const fitting = Math.floor(batchBytes / Math.max(rows[0]?.largest ?? 0, 1));
  return Math.min(Math.max(fitting, 1), batchRows);
}

/** Reads the rows of a table as JSON texts. The database writes them, so that no number loses a digit. */
async function* batchesOf(trx: DatabaseTransaction, { table, columns }: StoredTable) {
  const size = await batchOf(trx, table);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare backup no scroll cursor for
    select row_to_json(stored)::text as row from (select ${names} from ${sql.table(table)}) stored`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(size)} from backup`.execute(trx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < size) break;
  }
  await sql`close backup`.execute(trx);
}
