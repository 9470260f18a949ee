import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import { databaseOf, type OpenDatabase } from '#server/database/open.ts';
import { openPostgresToPrepare } from '#server/database/postgres.ts';
import { databaseKinds, emptyDatabases } from '#server/testing/empty-databases.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { migrate } from './migrate.ts';
import { expectTexts } from './texts.ts';

const openEmpty = emptyDatabases();
const programs = postgresPrograms();
const advice = 'use one that is made with "createdb -T template0 -E UTF8 --locale=C.UTF-8".';

test.for(databaseKinds)(
  'the texts of a database with the locale of the guide are as expected (%s)',
  async (kind) => {
    await expectTexts(await openEmpty(kind), silentLog);
  },
);

describe.skipIf(programs === undefined)('a database of PostgreSQL', () => {
  let server: PostgresServer | undefined;
  const open: OpenDatabase[] = [];
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  }, 60_000);
  afterAll(async () => {
    await Promise.all(open.map((database) => database.close()));
    await server?.stop();
  });

  async function openNamed(name: string) {
    const database = databaseOf(await openPostgresToPrepare(server?.urlOf(name) ?? '', silentLog));
    open.push(database);
    return database.db;
  }
  async function openWith(encoding: string, locale: string) {
    const main = await openNamed('postgres');
    const name = `texts${open.length}`;
    const made = `encoding '${encoding}' lc_collate '${locale}' lc_ctype '${locale}'`;
    await sql.raw(`create database ${name} template template0 ${made}`).execute(main);
    return openNamed(name);
  }
  const logOf = (lines: string[]) => ({ ...silentLog, error: (line: string) => void lines.push(line) });

  test('of another encoding is refused in one sentence, before the first migration', async () => {
    const db = await openWith('SQL_ASCII', 'C');
    const expected = new StartError(`The database has the encoding SQL_ASCII instead of UTF8: ${advice}`);
    await expect(expectTexts(db, silentLog)).rejects.toThrow(expected);
  });

  test('whose locale knows no other letters than A to Z is refused while it is new, and noted in the log later', async () => {
    const db = await openWith('UTF8', 'C');
    const lines: string[] = [];
    await expect(expectTexts(db, logOf(lines))).rejects.toThrow(advice);
    expect(lines).toEqual([]);
    await migrate(db);
    await expectTexts(db, logOf(lines));
    expect(lines).toEqual([
      `The database has a locale that knows no letters but A to Z, so that searches would miss Łukasz for łukasz: ${advice}`,
    ]);
  }, 60_000);
});
