import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { StartError } from '#server/base/settings.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import {
  type DoneMigrations,
  genericMigrationsOf,
  migrateGeneric,
  migrateGenericLike,
} from '#server/generic/migrations.ts';
import { migrate, migrateUpTo } from '#server/migrations/migrate.ts';
import { textFault } from '#server/migrations/texts.ts';
import { isFileError } from './file-errors.ts';
import { lineSchemas, marks, type RestoreOptions } from './format.ts';
import { linesOf } from './lines.ts';
import { addMissing, refuseRenamed } from './other-tables.ts';
import {
  advanceSequences,
  countAgain,
  filledTables,
  isBackedUp,
  type StoredTable,
  storedTables,
  withoutKeysAndTriggers,
} from './schema.ts';

/** The number of characters after which the rows read so far are written. */
const batchLength = 4_000_000;
const maxBatchRows = 2000;

/**
 * Fills an empty database with the rows of a backup, all of them or none. Returns their number. Rows of sessions and of what else
 * was under way, which earlier versions wrote, are left out. First the database gets the tables as they were: by the migrations
 * that the backup names, and by what the backup says of tables and columns that this version does not make, of which it gives
 * notice. Later migrations run afterwards. Throws a {@link StartError} if the file cannot be read, is not a complete backup or is
 * of a later version, or if the database is not empty.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  options: RestoreOptions = {},
): Promise<number> {
  const unpacked = createGunzip();
  // A file that cannot be read ends `unpacked` with the same error.
  const reading = pipeline(createReadStream(file), unpacked).catch(() => {});
  let rows = 0;
  try {
    rows = await restore(db, linesOf(unpacked), options);
  } catch (error) {
    if (isFileError(error)) throw new StartError(`The backup ${file} can't be read: ${error.message}`);
    throw error;
  } finally {
    // A restore that is refused has not read the file to its end.
    unpacked.destroy();
    await reading;
  }
  // From here on the database is complete: a server that starts on it migrates it, too.
  await migrate(db);
  await migrateGeneric(db, options.folder);
  await sql`vacuum analyze`.execute(db);
  return rows;
}

async function restore(
  db: Database,
  lines: AsyncGenerator<string>,
  { folder, notice }: RestoreOptions,
): Promise<number> {
  const { migrations, generic } = parsed(lineSchemas.head, marks.head, (await lines.next()).value ?? '');
  // Before any migration: a refused restore must leave a filled database to the servers that use it.
  const filled = await filledTables(db);
  if (filled.length > 0) {
    throw new StartError(
      `The database is not empty (${filled.join(', ')}): restore into a new one, with another DATA_DIR or DATABASE_URL. If an interrupted restore has filled it: it has written all of its rows, and a server can start on it.`,
    );
  }
  const fault = await textFault(db);
  if (fault !== undefined) throw new StartError(fault);
  if (generic !== undefined) await refuseOthers(db, new Map(generic));
  await migrateUpTo(db, migrations.at(-1) ?? '');
  // An older file does not name the generated migrations.
  if (generic === undefined) await migrateGeneric(db, folder);
  else await migrateGenericLike(db, new Map(generic), folder);
  const loaded = await db.transaction().execute(async (trx) => {
    let result: Loaded = { rows: 0, notices: [] };
    await withoutKeysAndTriggers(trx, async () => {
      result = await load(trx, lines, generic === undefined ? refuseRenamed(folder) : undefined);
    });
    await advanceSequences(trx);
    await countAgain(trx);
    return result;
  });
  for (const sentence of loaded.notices) notice?.(sentence);
  return loaded.rows;
}

/**
 * Throws a {@link StartError} if the database has a migration of a generated resource that the backup has not, or not with the same
 * text: rows of the backup would miss what it does to them. A refused restore, or a server, may have run it.
 */
async function refuseOthers(db: Database, backup: DoneMigrations): Promise<void> {
  for (const [name, digest] of await genericMigrationsOf(db)) {
    const other = backup.get(name);
    if (other === undefined || (other ?? digest) !== (digest ?? other))
      throw new StartError(
        `The database has no rows, but tables of another version than the backup (migration ${name}): restore into a new one, with another DATA_DIR or DATABASE_URL.`,
      );
  }
}

/** What was loaded: the number of rows, and sentences about what this version does not make. */
interface Loaded {
  readonly rows: number;
  readonly notices: readonly string[];
}

/** Writes the rows of a backup. Reads the file to its end, where its checksum is. `refuse` may throw for a table. */
async function load(
  trx: DatabaseTransaction,
  lines: AsyncGenerator<string>,
  refuse?: ReturnType<typeof refuseRenamed>,
): Promise<Loaded> {
  const known = new Map((await storedTables(trx)).map(({ table, columns }) => [table, columns]));
  const notices: string[] = [];
  let current:
    | { stored: StoredTable; from: number; notice: ((rows: number) => string) | undefined }
    | undefined;
  let dropped = 0;
  let isComplete = false;
  let batch: string[] = [];
  let length = 0;
  let count = 0;
  const write = async () => {
    if (current && isBackedUp(current.stored)) await insert(trx, current.stored, batch);
    else dropped += batch.length;
    count += batch.length;
    batch = [];
    length = 0;
  };
  const end = async () => {
    await write();
    if (current?.notice) notices.push(current.notice(count - current.from));
  };
  for await (const line of lines) {
    if (isComplete) throw new StartError('The backup is not complete: rows follow its end.');
    if (line.startsWith(marks.row)) {
      batch.push(line.slice(1));
      length += line.length;
      if (length > batchLength || batch.length >= maxBatchRows) await write();
      continue;
    }
    await end();
    if (line.startsWith(marks.end)) {
      if (parsed(lineSchemas.end, marks.end, line).rows !== count) break;
      isComplete = true;
      continue;
    }
    const stored = parsed(lineSchemas.table, marks.table, line);
    const isLoaded = isBackedUp(stored);
    if (isLoaded) refuse?.(stored, known.get(stored.table));
    const notice = isLoaded ? await addMissing(trx, stored, known.get(stored.table)) : undefined;
    current = { stored, from: count, notice };
  }
  if (!isComplete)
    throw new StartError('The backup is not complete: it was cut off while it was written or copied.');
  return { rows: count - dropped, notices };
}

/** Inserts rows that are JSON texts. The database parses them, so that no number loses a digit in JavaScript. */
async function insert(trx: DatabaseTransaction, { table, columns }: StoredTable, rows: readonly string[]) {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const target = sql.table(table);
  await sql`insert into ${target} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`.execute(
    trx,
  );
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, mark: string, line: string): z.output<Schema> {
  const read = line.startsWith(mark) ? schema.safeParse(jsonOf(line.slice(1))) : undefined;
  if (!read?.success) throw new StartError('The file is not a backup of this back-office.');
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
