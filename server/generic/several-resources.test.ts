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

test('a key to a renamed resource is added after the rename, also where a removed resource has left a table of the new name', async () => {
  const db = await openEmpty('embedded');
  await migrate(db);
  const key = (named: string) =>
    `alter table entity_ants drop constraint if exists ants_key;
alter table entity_ants add constraint ants_key foreign key ("home") references entity_${named} (id);\n`;
  put('hills-001', table('hills'));
  await migrateGeneric(db, folder);
  rmSync(join(folder, 'hills-001.sql'));
  put(
    'ants-001',
    `${table('ants')}alter table entity_ants add column if not exists "home" uuid;\n${key('nests')}`,
  );
  put('nests-001', table('nests'));
  await migrateGeneric(db, folder);
  await sql`with nest as (insert into entity_nests values (gen_random_uuid()) returning id)
    insert into entity_ants select gen_random_uuid(), id from nest`.execute(db);

  rmSync(join(folder, 'nests-001.sql'));
  put('ants-002', key('hills'));
  put(
    'hills-001',
    `alter table entity_hills rename to former_hills;\nalter table entity_nests rename to entity_hills;\n${table('hills')}`,
  );
  expect(await migrateGeneric(db, folder)).toEqual(['ants-002', 'hills-001']);
  const { rows } =
    await sql`select count(*)::int as homes from entity_ants join entity_hills hill on home = hill.id
    where exists (select from pg_constraint where conname = 'ants_key' and confrelid = 'entity_hills'::regclass)`.execute(
      db,
    );
  expect(rows).toEqual([{ homes: 1 }]);
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

test.for(databaseKinds)(
  'on %s, the search index of a table with rows is made after its migration, while the table can be read, and again after an interruption',
  { timeout: 120_000 },
  async (kind) => {
    const db = await openEmpty(kind);
    await migrate(db);
    const search = `alter table entity_ants drop column if exists search;
alter table entity_ants add column search text generated always as (fold(coalesce("name", ''))) stored;
create index entity_ants_search on entity_ants using gin (search gin_trgm_ops);
`;
    put(
      'ants-001',
      `${table('ants')}alter table entity_ants\n  add column if not exists "name" text;\n${search}`,
    );
    await migrateGeneric(db, folder);
    await sql`insert into entity_ants (id, name) values (gen_random_uuid(), 'Fourmi')`.execute(db);
    put('ants-002', search);
    // What the table has at its last change tells the transaction that made it.
    const made = () =>
      sql`select indisvalid as "isValid", pg_class.xmin <> pg_attribute.xmin as "isLater"
        from pg_class join pg_index on indexrelid = pg_class.oid join pg_attribute on attrelid = indrelid
        where relname = 'entity_ants_search' and attname = 'search'`.execute(db);
    expect(await migrateGeneric(db, folder)).toEqual(['ants-002']);
    expect((await made()).rows).toEqual([{ isValid: true, isLater: true }]);

    const left = async () =>
      (await sql<{ name: string }>`select name from generic_migrations order by 1`.execute(db)).rows.map(
        ({ name }) => name,
      );
    expect(await left()).toEqual(['ants-001', 'ants-002']);
    await sql`insert into generic_migrations (name) values ('search index of entity_ants'), ('search index of entity_gone')`.execute(
      db,
    );
    await sql`update pg_index set indisvalid = false where indexrelid = 'entity_ants_search'::regclass`.execute(
      db,
    );
    expect(await migrateGeneric(db, folder)).toEqual([]);
    expect((await made()).rows).toEqual([{ isValid: true, isLater: true }]);
    expect(await left()).toEqual(['ants-001', 'ants-002']);
  },
);
