import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '#server/database/embedded.ts';
import { databaseOf } from '#server/database/open.ts';
import { migrateUpTo, migrate as upgrade } from '#server/migrations/migrate.ts';
import { embeddedService, type TestService } from '#server/testing/test-service.ts';
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

test('the migrations after a changed one run again', async () => {
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

test('a table is created in the schema of an older backup, and its total is kept after the upgrade', async () => {
  const { db, close } = await databaseOf(await openInMemory());
  await migrateUpTo(db, '013-first-passwords');
  expect(await migrateGeneric(db, folder)).toEqual(['probes-001', 'probes-002']);
  await sql`insert into entity_probes values (gen_random_uuid())`.execute(db);
  await upgrade(db);
  await migrateGeneric(db, folder);
  const { rows } = await sql`select total_of('entity_probes') as total`.execute(db);
  expect(rows).toEqual([{ total: 1 }]);
  await close();
  // Creating a second database takes long on a busy machine.
}, 60_000);
