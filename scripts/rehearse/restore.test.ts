import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import { newId } from '#server/database/ids.ts';
import { type OpenDatabase, openToPrepare } from '#server/database/open.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { rehearseRestore } from './restore.ts';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('the rehearsal of a restore', { timeout: 120_000 }, () => {
  let server: PostgresServer | undefined;
  const open: OpenDatabase[] = [];
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  }, 60_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await Promise.all(open.map((database) => database.close()));
    await server?.stop();
  });

  const urlOf = (name: string) => server?.urlOf(name) ?? '';
  async function openNamed(name: string) {
    const database = await openToPrepare({ databaseUrl: urlOf(name), dataDir: '' }, silentLog);
    open.push(database);
    return database.db;
  }
  /** Makes a database with rows. */
  async function addDatabase(name: string, options: string) {
    await sql
      .raw(`create database ${name} template template0 ${options}`)
      .execute(await openNamed('postgres'));
    const db = await openNamed(name);
    await migrate(db);
    await migrateGeneric(db);
    const user = { id: newId(), name: 'Łukasz Œuvré', email: 'l@exemple.fr', role: 'client' } as const;
    await db
      .insertInto('users')
      .values({ ...user, active_role: 'client' })
      .execute();
  }
  /** Rehearses the restore of a database. Returns what was printed. */
  async function rehearse(url: string, lines: string[] = []) {
    vi.stubEnv('DATABASE_URL', url);
    await rehearseRestore((line) => lines.push(line));
    return lines;
  }

  test('is refused in a sentence, before a backup is written, to a role that may not create databases', async () => {
    const db = await openNamed('postgres');
    await migrate(db);
    await sql`create role ordinary login in role pg_read_all_data`.execute(db);
    const url = urlOf('postgres').replace('postgres@', 'ordinary@');
    const lines: string[] = [];
    await expect(rehearse(url, lines)).rejects.toThrow(StartError);
    await expect(rehearse(url, lines)).rejects.toThrow(/^The role ordinary may not create the database/);
    expect(lines).toEqual([]);
  });

  test('copies a database whose locale comes from another provider than that of the server', async () => {
    await addDatabase(
      'icu',
      `encoding 'UTF8' locale_provider icu icu_locale 'fr' lc_collate 'C' lc_ctype 'C'`,
    );
    expect((await rehearse(urlOf('icu'))).at(-1)).toMatch(/^nothing is different in \d+ comparisons/);
  });

  test('gives the copy of a database that ignores the case of few letters the locale of the guide', async () => {
    await addDatabase('letters', `encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`);
    const lines = await rehearse(urlOf('letters'));
    expect(lines[0]).toMatch(/^the copy has the locale C\.UTF-8: The database has a locale/);
    expect(lines.at(-1)).toMatch(/^nothing is different in \d+ comparisons/);
  });
});
