import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openInMemory } from '#server/database/embedded.ts';
import { newId } from '#server/database/ids.ts';
import { databaseOf, type OpenDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/tables.ts';
import { migrate, migrateUpTo, newestMigration } from '#server/migrations/migrate.ts';
import { newDatabaseArchive } from '#server/testing/new-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** A version before the one that makes the table `preferences`. */
const former = '029-withdrawals-queue';

let folder = '';
let file = '';
let open: OpenDatabase[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-restore-'));
  file = join(folder, 'backup');
});
afterEach(async () => {
  await Promise.all(open.map((database) => database.close()));
  open = [];
  rmSync(folder, { recursive: true, force: true });
});

async function openEmpty(): Promise<Database> {
  const database = databaseOf(await openInMemory(await newDatabaseArchive('nothing')));
  open.push(database);
  return database.db;
}

/** Writes the backup of a database of a former version, with three users. */
async function writeFormerBackup(version: string): Promise<void> {
  const source = await openEmpty();
  await migrateUpTo(source, version);
  await addUsers(source);
  await writeBackup(source, file);
}

async function addUsers(db: Database): Promise<void> {
  for (const name of ['Un', 'Deux', 'Trois'])
    await sql`insert into users (id, created_at, name, email, role, active_role)
      values (${newId()}, now(), ${name}, ${`${name.toLowerCase()}@exemple.fr`}, 'client', 'client')`.execute(
      db,
    );
}

/** Returns the migrations that a database has. */
async function migrationsIn(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the number of users, as the rows and as the kept total say it. */
async function usersIn(db: Database) {
  const { rows } = await sql`select (select count(*)::int from users) as stored,
    (select sum(change)::int from kept_totals where list = 'users') as kept`.execute(db);
  return rows[0];
}

test('a restore that ends between its rows and its migrations leaves lists with their rows, and says so when it is repeated', async () => {
  await writeFormerBackup(former);
  const target = await openEmpty();
  // The migration that creates this table fails, as it would if the machine stopped there.
  await sql`create table preferences (anything text)`.execute(target);
  await expect(restoreBackup(target, file)).rejects.toThrow('already exists');
  expect(await usersIn(target)).toEqual({ stored: 3, kept: 3 });
  await expect(restoreBackup(target, file)).rejects.toThrow('has written all of its rows');

  // The server goes on from there: it migrates when it starts.
  await sql`drop table preferences`.execute(target);
  expect((await migrate(target)).at(-1)).toBe(newestMigration);
  expect(await usersIn(target)).toEqual({ stored: 3, kept: 3 });
});

test('a backup from before lists were counted is restored with its totals', async () => {
  await writeFormerBackup('013-first-passwords');
  const target = await openEmpty();
  expect(await restoreBackup(target, file)).toBe(3);
  expect(await usersIn(target)).toEqual({ stored: 3, kept: 3 });
});

test('a restore that is refused upgrades nothing: the servers of a filled database can start on it', async () => {
  const target = await openEmpty();
  await migrateUpTo(target, former);
  await addUsers(target);
  const before = await migrationsIn(target);
  await writeFormerBackup('031-finding');
  await expect(restoreBackup(target, file)).rejects.toThrow('The database is not empty (users)');
  expect(await migrationsIn(target)).toEqual(before);
});

test('a table with rows that no migration has made also refuses a restore before it changes anything', async () => {
  await writeFormerBackup(former);
  const target = await openEmpty();
  await sql`create table griffins as select 1 as wings`.execute(target);
  await expect(restoreBackup(target, file)).rejects.toThrow('The database is not empty (griffins)');
  const { rows } = await sql`select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(target);
  expect(rows).toEqual([{ name: 'griffins' }]);
});

test('a backup of a former version is not restored into the empty tables of a later one: its rows would miss their upgrade', async () => {
  await writeFormerBackup(former);
  const target = await openEmpty();
  await migrateUpTo(target, '031-finding');
  await expect(restoreBackup(target, file)).rejects.toThrow(
    'The database has no rows, but tables of a later version than the backup (migration 031-finding): restore into a new one',
  );
});
