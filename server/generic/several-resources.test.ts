import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/migrations/migrate.ts';
import { databaseKinds, emptyDatabases } from '#server/testing/empty-databases.ts';
import { migrateGeneric } from './migrations.ts';

const openEmpty = emptyDatabases();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-of-several-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
const table = (name: string) => `create table if not exists entity_${name} (id uuid primary key);\n`;

test('each resource has a transaction of its own: one that fails leaves the others their new tables, and locks nothing of them', async () => {
  const db = await openEmpty('embedded');
  await migrate(db);
  put('ants-001', table('ants'));
  put('bees-001', `${table('bees')}select 1 / 0;\n`);
  put('cats-001', table('cats'));
  await expect(migrateGeneric(db, folder)).rejects.toThrow('division by zero');
  const { rows } =
    await sql`select to_regclass('entity_ants')::text as ants, to_regclass('entity_bees')::text as bees`.execute(
      db,
    );
  expect(rows).toEqual([{ ants: 'entity_ants', bees: null }]);
  put('bees-001', table('bees'));
  expect(await migrateGeneric(db, folder)).toEqual(['bees-001', 'cats-001']);
}, 60_000);

test('a migration that a deadlock ends is tried again, with the others of its resource', async () => {
  const db = await openEmpty('embedded');
  await migrate(db);
  await sql`create sequence attempts`.execute(db);
  put('ants-001', table('ants'));
  put(
    'ants-002',
    "do $$ begin if nextval('attempts') < 5 then raise exception 'deadlock detected' using errcode = '40P01'; end if; end $$;\n",
  );
  expect(await migrateGeneric(db, folder)).toEqual(['ants-001', 'ants-002']);
  const { rows } = await sql`select last_value::int as attempts from attempts`.execute(db);
  expect(rows).toEqual([{ attempts: 5 }]);
}, 60_000);

test.skipIf(!databaseKinds.includes('postgres'))(
  'a start without new migrations waits for nobody who reads the list of those that have run',
  async () => {
    const db = await openEmpty('postgres');
    await migrate(db);
    put('ants-001', table('ants'));
    await migrateGeneric(db, folder);
    await db.transaction().execute(async (trx) => {
      await sql`select from generic_migrations`.execute(trx);
      // A wait would end with the test's time.
      expect(await migrateGeneric(db, folder)).toEqual([]);
    });
  },
  60_000,
);
