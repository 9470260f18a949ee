import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { StartError } from '#server/base/settings.ts';
import { openInMemory } from '#server/database/embedded.ts';
import { databaseOf } from '#server/database/open.ts';
import { migrateUpTo, migrate as upgrade } from '#server/migrations/migrate.ts';
import { newDatabaseArchive } from '#server/testing/new-database.ts';
import { embeddedService, type TestService } from '#server/testing/test-service.ts';
import { columnTypes } from './migration-files.ts';
import { migrateGeneric } from './migrations.ts';

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await embeddedService();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

const tableWith = (column: string) => `create table if not exists entity_probes (
  id uuid primary key
);
alter table entity_probes
  add column if not exists "${column}" jsonb;
`;
const put = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
const migrate = () => migrateGeneric(service.db, folder);
const records = async () => (await sql`select * from entity_probes`.execute(service.db)).rows;

test('a migration runs once; a later one runs alone', async () => {
  expect(await migrate()).toEqual([]);
  put('probes-001', tableWith('plate'));
  expect(await migrate()).toEqual(['probes-001']);
  expect(await migrate()).toEqual([]);
  put('probes-002', 'alter table entity_probes add column if not exists "seats" jsonb;\n');
  expect(await migrate()).toEqual(['probes-002']);
  await sql`insert into entity_probes values (gen_random_uuid(), '"AB"', '4')`.execute(service.db);
});

test('a deleted resource leaves its table; when it is generated again it uses that table and its rows', async () => {
  rmSync(join(folder, 'probes-001.sql'));
  rmSync(join(folder, 'probes-002.sql'));
  expect(await migrate()).toEqual([]);
  put('probes-001', tableWith('colour'));
  expect(await migrate()).toEqual(['probes-001']);
  expect(await records()).toEqual([expect.objectContaining({ plate: 'AB', seats: 4, colour: null })]);
});

test('a changed migration and those after it run again', async () => {
  put('probes-002', 'alter table entity_probes add column if not exists "seats" jsonb;\n');
  expect(await migrate()).toEqual([]);
  put('probes-001', tableWith('weight'));
  expect(await migrate()).toEqual(['probes-001', 'probes-002']);
});

const totalOf = async (list: string) =>
  (await sql<{ total: number | null }>`select total_of(${list}) as total`.execute(service.db)).rows[0]?.total;

test('the total of a table is kept, also after the table was dropped and created again', async () => {
  expect(await totalOf('entity_probes')).toBe(1);
  await sql`insert into entity_probes values (gen_random_uuid())`.execute(service.db);
  expect(await totalOf('entity_probes')).toBe(2);
  await sql`drop table entity_probes`.execute(service.db);
  put('probes-001', tableWith('height'));
  await migrate();
  expect(await totalOf('entity_probes')).toBe(0);
});

test('a migration of its own drops the table of a removed resource; a new one of the name has a new table', async () => {
  const hasTable = async () =>
    (
      await sql<{ name: string | null }>`select to_regclass('entity_strays')::text as name`.execute(
        service.db,
      )
    ).rows[0]?.name === 'entity_strays';
  const table = 'create table if not exists entity_strays (\n  id uuid primary key\n);\n';
  put('strays-001', table);
  await migrate();
  rmSync(join(folder, 'strays-001.sql'));
  put(
    'dropped-strays-001',
    "drop table if exists entity_strays;\ndelete from generic_migrations where name ~ '^strays-\\d{3}$';\n",
  );
  expect(await migrate()).toEqual(['dropped-strays-001']);
  expect(await hasTable()).toBe(false);
  rmSync(join(folder, 'dropped-strays-001.sql'));
  put('strays-001', table);
  expect(await migrate()).toEqual(['strays-001']);
  expect(await hasTable()).toBe(true);
  rmSync(join(folder, 'strays-001.sql'));
});

test('a table that was left with JSON gets the types of the new migration, and keeps its records', async () => {
  await sql`create table entity_relics (id uuid primary key, "plate" jsonb, "seats" jsonb, "days" jsonb, "zone" jsonb, "season" jsonb)`.execute(
    service.db,
  );
  await sql`insert into entity_relics values
    (gen_random_uuid(), '"AB"', '4', '["a [1]", "{b} \\"c\\", d", "\\u00e9"]', '{"id": "0190d5a8-0000-7000-8000-000000000000", "titre": "x"}', '{"from": "2026-03-03", "to": "2026-03-14"}'),
    (gen_random_uuid(), 'null', null, 'null', 'null', 'null')`.execute(service.db);
  const types = {
    plate: 'text',
    seats: 'integer check ("seats" > 0)',
    days: 'text[]',
    zone: 'uuid',
    season: 'daterange',
  };
  const added = Object.entries(types).map(([name, type]) => `  add column if not exists "${name}" ${type}`);
  put('relics-001', `alter table entity_relics\n${added.join(',\n')};\n`);
  expect(await migrate()).toEqual(['relics-001']);
  const { rows } =
    await sql`select "plate", "seats", "days", "zone", "season"::text from entity_relics order by "plate"`.execute(
      service.db,
    );
  expect(rows).toEqual([
    {
      plate: 'AB',
      seats: 4,
      days: ['a [1]', '{b} "c", d', 'é'],
      zone: '0190d5a8-0000-7000-8000-000000000000',
      season: '[2026-03-03,2026-03-15)',
    },
    { plate: null, seats: null, days: null, zone: null, season: null },
  ]);
  rmSync(join(folder, 'relics-001.sql'));
});

test('in a new database, a key that a later migration drops or replaces is not added', async () => {
  const key = (table: string) =>
    `alter table entity_moths add constraint moths_key foreign key ("owner") references ${table} (id);\n`;
  const drop = 'alter table entity_moths drop constraint if exists moths_key;\n';
  const keys = () =>
    sql<{
      name: string;
    }>`select confrelid::regclass::text as name from pg_constraint where conname = 'moths_key'`
      .execute(service.db)
      .then(({ rows }) => rows.map(({ name }) => name));
  const create = 'create table if not exists entity_moths (id uuid primary key, "owner" uuid);\n';
  put('moths-001', `${create}${drop}${key('users')}`);
  put('moths-002', `${drop}${key('categories')}`);
  await migrate();
  expect(await keys()).toEqual(['categories']);
  put('moths-003', drop);
  await migrate();
  expect(await keys()).toEqual([]);
  put('moths-001', `${create}${drop}${key('users')}-- again\n`);
  await migrate();
  expect(await keys()).toEqual([]);
  await sql`drop table entity_moths`.execute(service.db);
  for (const number of [1, 2, 3]) rmSync(join(folder, `moths-00${number}.sql`));
});

test('a later migration that converts a column leaves a search that does not look into it', async () => {
  await sql`create table entity_ruts (id uuid primary key, "plate" jsonb, "seats" jsonb)`.execute(service.db);
  await sql`insert into entity_ruts values (gen_random_uuid(), '"AB"', '4')`.execute(service.db);
  put(
    'ruts-001',
    `alter table entity_ruts\n  add column if not exists "plate" text;
alter table entity_ruts drop column if exists search;
alter table entity_ruts add column search text generated always as (lower(coalesce("plate", ''))) stored;
`,
  );
  put('ruts-002', 'alter table entity_ruts\n  add column if not exists "seats" integer;\n');
  expect(await migrate()).toEqual(['ruts-001', 'ruts-002']);
  const { rows } = await sql`select "plate", "seats", search from entity_ruts`.execute(service.db);
  expect(rows).toEqual([{ plate: 'AB', seats: 4, search: 'ab' }]);
  await sql`drop table entity_ruts`.execute(service.db);
  for (const name of ['ruts-001', 'ruts-002']) rmSync(join(folder, `${name}.sql`));
});

test.for([
  ['seats', 'integer', '"four"'],
  ['since', 'timestamptz', '"yesterday evening"'],
  ['days', 'text[]', '"monday"'],
  ['zone', 'uuid', '"downtown"'],
  ['season', 'daterange', '"summer"'],
  ['season', 'daterange', '{"from": "2026-03-14", "to": "2026-03-03"}'],
] as const)(
  'a value of "%s" that is no %s stops the start with a sentence, and changes nothing',
  async ([name, type, json]) => {
    await sql.raw(`create table entity_ruins (id uuid primary key, "${name}" jsonb)`).execute(service.db);
    await sql`insert into entity_ruins values (gen_random_uuid(), ${json}::jsonb)`.execute(service.db);
    put('ruins-001', `alter table entity_ruins\n  add column if not exists "${name}" ${type};\n`);
    await expect(migrate()).rejects.toThrow(
      new StartError(
        `The table entity_ruins has values in "${name}" that cannot become ${type}. Change these values (docs/operations.md), or give the field another name.`,
      ),
    );
    const { rows } = await sql`select ${sql.ref(name)} from entity_ruins`.execute(service.db);
    expect(rows).toEqual([{ [name]: JSON.parse(json) }]);
    await sql`drop table entity_ruins`.execute(service.db);
    rmSync(join(folder, 'ruins-001.sql'));
  },
);

test('the types of columns are those of the migrations, also after a column got another name', () => {
  put(
    'vans-001',
    'alter table entity_vans\n  add column if not exists "plate" text check (true),\n  add column if not exists "days" text[];\n',
  );
  put(
    'vans-002',
    'alter table entity_vans rename column "plate" to "sign";\nalter table entity_vans drop column if exists "days";\n',
  );
  expect([...columnTypes('vans', folder)]).toEqual([['sign', 'text']]);
  rmSync(join(folder, 'vans-001.sql'));
  rmSync(join(folder, 'vans-002.sql'));
});

test('a key may name a table that a later migration creates, and is left out if nothing has its name', async () => {
  const key = (column: string, table: string) =>
    `alter table entity_apes add column if not exists "${column}" uuid;\nalter table entity_apes add constraint ${column}_key foreign key ("${column}") references ${table} (id);\n`;
  const table = (name: string) => `create table if not exists entity_${name} (id uuid primary key);\n`;
  put('apes-001', `${table('apes')}${key('home', 'entity_zoos')}${key('gone', 'entity_gone')}`);
  put('zoos-001', table('zoos'));
  expect(await migrate()).toEqual(['apes-001', 'zoos-001']);
  const { rows } = await sql`
    select conname from pg_constraint where conrelid = 'entity_apes'::regclass and contype = 'f'`.execute(
    service.db,
  );
  expect(rows).toEqual([{ conname: 'home_key' }]);
  rmSync(join(folder, 'apes-001.sql'));
  rmSync(join(folder, 'zoos-001.sql'));
});

test('a table is created in the schema of an older backup, and its total is kept after the upgrade', async () => {
  const { db, close } = await databaseOf(await openInMemory(await newDatabaseArchive('nothing')));
  await migrateUpTo(db, '013-first-passwords');
  const search = `alter table entity_probes add column tags text[], add column search text
    generated always as (fold(coalesce(joined("tags"), ''))) stored;\n`;
  put('probes-003', search);
  onTestFinished(() => rmSync(join(folder, 'probes-003.sql')));
  expect(await migrateGeneric(db, folder)).toEqual(['probes-001', 'probes-002', 'probes-003']);
  await sql`insert into entity_probes values (gen_random_uuid())`.execute(db);
  await upgrade(db);
  await migrateGeneric(db, folder);
  const { rows } = await sql`select total_of('entity_probes') as total`.execute(db);
  expect(rows).toEqual([{ total: 1 }]);
  await close();
  // Creating a second database takes long on a busy machine.
}, 60_000);
