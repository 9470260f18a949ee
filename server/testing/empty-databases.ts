import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { openInMemory } from '#server/database/embedded.ts';
import { databaseOf, type OpenDatabase } from '#server/database/open.ts';
import { openPostgresToPrepare } from '#server/database/postgres.ts';
import type { Database } from '#server/database/tables.ts';
import { newDatabaseArchive } from './new-database.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';

const programs = postgresPrograms();

/** The databases on this machine: the embedded one, and PostgreSQL where its programs are installed. */
export const databaseKinds = programs === undefined ? ['embedded'] : ['embedded', 'postgres'];

/**
 * Returns a function that returns the database of a kind which tests share, since filling one takes seconds: they only read it.
 * `open` opens and fills it once.
 */
export function sharedDatabases(
  open: (kind: string) => Promise<Database>,
): (kind: string) => Promise<Database> {
  const shared = new Map<string, Promise<Database>>();
  return (kind) => {
    const database = shared.get(kind) ?? open(kind);
    shared.set(kind, database);
    return database;
  };
}

/** Returns a function that opens a new database of a kind, without tables. All of them are closed after the tests of the file. */
export function emptyDatabases(): (kind: string) => Promise<Database> {
  const open: OpenDatabase[] = [];
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    if (programs !== undefined) server = await startPostgres(programs);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(open.map((database) => database.close()));
    await server?.stop();
  });

  async function inServer(name: string): Promise<OpenDatabase> {
    const main = databaseOf(await openPostgresToPrepare(server?.urlOf('postgres') ?? '', silentLog));
    await sql.raw(`create database ${name}`).execute(main.db);
    await main.close();
    return databaseOf(await openPostgresToPrepare(server?.urlOf(name) ?? '', silentLog));
  }
  return async (kind) => {
    const database =
      kind === 'postgres'
        ? await inServer(`empty${open.length}`)
        : databaseOf(await openInMemory(await newDatabaseArchive('nothing')));
    open.push(database);
    return database.db;
  };
}
