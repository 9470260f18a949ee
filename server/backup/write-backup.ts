import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { StartError } from '#server/base/settings.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { migrationsOf } from '#server/migrations/migrate.ts';
import { isFileError } from './file-errors.ts';
import { formatName, marks } from './format.ts';
import { type StoredTable, storedTables } from './schema.ts';

/** The number of rows that are read at once. Files are fewer, since each may have megabytes. */
const batch = { plain: 2000, files: 20 };

/**
 * Writes all rows of the database, as they are at one moment, to a new file, and returns their number. Other processes
 * may write to the database meanwhile. An interrupted backup leaves no file of this name. Throws a {@link StartError} if the
 * file cannot be written, or if the database is empty or of a later version.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const migrations = await migrationsOf(db);
  if (migrations.length === 0) throw new StartError('The database is empty: there is nothing to back up.');
  const counted = { rows: 0 };
  const partial = `${file}.part`;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) =>
        pipeline(
          Readable.from(linesOf(trx, migrations, counted)),
          createGzip({ level: 3 }),
          createWriteStream(partial, { mode: 0o600, flush: true }),
        ),
      );
    renameSync(partial, file);
  } catch (error) {
    if (isFileError(error)) throw new StartError(`The backup ${file} can't be written: ${error.message}`);
    throw error;
  } finally {
    rmSync(partial, { force: true });
  }
  return counted.rows;
}

async function* linesOf(trx: DatabaseTransaction, migrations: readonly string[], counted: { rows: number }) {
  yield `${marks.head}${JSON.stringify({ format: formatName, migrations })}\n`;
  for (const stored of await storedTables(trx)) {
    yield `${marks.table}${JSON.stringify(stored)}\n`;
    for await (const rows of batchesOf(trx, stored)) {
      counted.rows += rows.length;
      yield rows.map((row) => `${marks.row}${row}\n`).join('');
    }
  }
  yield `${marks.end}${JSON.stringify(counted)}\n`;
}

/** Reads the rows of a table as JSON texts. The database writes them, so that no number loses a digit. */
async function* batchesOf(trx: DatabaseTransaction, { table, columns }: StoredTable) {
  const size = table === 'files' ? batch.files : batch.plain;
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
