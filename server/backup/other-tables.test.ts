import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '#server/database/embedded.ts';
import { databaseOf, type OpenDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/tables.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { newDatabaseArchive } from '#server/testing/new-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { filledTables } from './schema.ts';
import { writeBackup } from './write-backup.ts';

/** A generated migration that creates a table. */
const tableWith = (table: string, column: string) => `create table if not exists entity_${table} (
  id uuid primary key,
  created_at timestamptz not null default now()
);
alter table entity_${table}
  add column if not exists "${column}" text;
create index if not exists entity_${table}_by_creation on entity_${table} (created_at, id);
`;

/** The generated migrations of the version that writes the backup, and of the one that restores it. */
const versions = {
  former: {
    'griffins-001': tableWith('griffins', 'name'),
    'lorries-001': tableWith('lorries', 'plate'),
    'probes-001': tableWith('probes', 'colour'),
  },
  // Griffins were removed, lorries are trucks now, and the colour of probes has another name.
  later: {
    'probes-001': tableWith('probes', 'colour'),
    'probes-002': 'alter table entity_probes rename column "colour" to "tint";\n',
    'trucks-001': `alter table if exists entity_lorries rename to entity_trucks;\n${tableWith('trucks', 'plate')}`,
  },
};

const folder = mkdtempSync(join(tmpdir(), 'back-office-others-'));
const file = join(folder, 'backup');
const open: OpenDatabase[] = [];

async function openEmpty(): Promise<Database> {
  const database = databaseOf(await openInMemory(await newDatabaseArchive('nothing')));
  open.push(database);
  return database.db;
}

beforeAll(async () => {
  for (const [version, migrations] of Object.entries(versions)) {
    mkdirSync(join(folder, version));
    for (const [name, text] of Object.entries(migrations))
      writeFileSync(join(folder, version, `${name}.sql`), text);
  }
  const source = await openEmpty();
  await migrate(source);
  await migrateGeneric(source, join(folder, 'former'));
  await sql`insert into entity_griffins (id, name) values (gen_random_uuid(), 'Aquilin'), (gen_random_uuid(), 'Buck')`.execute(
    source,
  );
  await sql`insert into entity_lorries (id, plate) values (gen_random_uuid(), 'AB-123')`.execute(source);
  // An earlier resource has left a column, and somebody has made a table and a type.
  await sql`alter table entity_probes add column "seats" integer`.execute(source);
  await sql`insert into entity_probes (id, colour, seats) values (gen_random_uuid(), 'rouge', 4)`.execute(
    source,
  );
  await sql`create type mood as enum ('calm')`.execute(source);
  await sql`create domain level as integer`.execute(source);
  await sql`create table notes (at date, mood mood default 'calm', level level default 0, price numeric(12, 2))`.execute(
    source,
  );
  await sql`insert into notes values ('2026-03-14', 'calm', 3, 12.5)`.execute(source);
  await writeBackup(source, file);
}, 120_000);
afterAll(async () => {
  await Promise.all(open.map((database) => database.close()));
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = async (query: ReturnType<typeof sql>, db: Database) => (await query.execute(db)).rows;

test('a restore loses nothing: removed and renamed resources, left columns and other tables have their rows', async () => {
  const target = await openEmpty();
  const shown: string[] = [];
  const notice = (sentence: string) => void shown.push(sentence);
  expect(await restoreBackup(target, file, { folder: join(folder, 'later'), notice })).toBe(5);

  expect(await rowsOf(sql`select name from entity_griffins order by 1`, target)).toEqual([
    { name: 'Aquilin' },
    { name: 'Buck' },
  ]);
  // The rows are there before the migrations that the backup does not have: these move them.
  expect(await rowsOf(sql`select plate from entity_trucks`, target)).toEqual([{ plate: 'AB-123' }]);
  expect(await rowsOf(sql`select tint, seats + 1 as more from entity_probes`, target)).toEqual([
    { tint: 'rouge', more: 5 },
  ]);
  expect(await rowsOf(sql`select total_of('entity_trucks') as total`, target)).toEqual([{ total: 1 }]);
  // A type that this database does not have is JSON.
  expect(await rowsOf(sql`select at::text, mood, level, price::text from notes`, target)).toEqual([
    { at: '2026-03-14', mood: 'calm', level: 3, price: '12.50' },
  ]);
  expect(shown).toEqual([
    'This version does not make the table entity_griffins: it was restored with 2 rows, its columns and its primary key, and no other index, key or check.',
    'This version does not make the table entity_lorries: it was restored with 1 row, its columns and its primary key, and no other index, key or check.',
    'This version does not make entity_probes.seats: it was restored with its values, and no index, key or check.',
    'This version does not make the table notes: it was restored with 1 row, its columns and its primary key, and no other index, key or check.',
  ]);

  // A resource that is generated again uses the table that was left.
  await sql`insert into entity_griffins (id, name) values (gen_random_uuid(), 'Cyril')`.execute(target);
  await expect(
    sql`insert into entity_griffins (id) select id from entity_griffins`.execute(target),
  ).rejects.toThrow('entity_griffins_pkey');
}, 60_000);

/** Writes the backup as a version wrote it that named neither the generated migrations nor the types of columns. */
function writeOld(): void {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const old = lines.map((line) => {
    if (!/^[HT]/.test(line)) return line;
    const { generic, structure, ...content } = JSON.parse(line.slice(1));
    expect([generic, structure]).not.toEqual([undefined, undefined]);
    return `${line[0]}${JSON.stringify(content)}`;
  });
  writeFileSync(`${file}-old`, gzipSync(old.join('\n')));
}

test('a backup that does not know the types of its columns is restored with JSON where this version has none', async () => {
  writeOld();
  const target = await openEmpty();
  expect(await restoreBackup(target, `${file}-old`, { folder: join(folder, 'former') })).toBe(5);
  expect(await rowsOf(sql`select seats, colour from entity_probes`, target)).toEqual([
    { seats: 4, colour: 'rouge' },
  ]);
  expect(await rowsOf(sql`select price from notes`, target)).toEqual([{ price: 12.5 }]);
}, 60_000);

test('a backup that does not name its generated migrations is refused if one of this version renames what it has', async () => {
  writeOld();
  const target = await openEmpty();
  const refused = (name: string) =>
    `The backup has ${name}, which has another name in this version, and does not say which migrations it had: restore it into a new database with the version that wrote it, and write a backup of that with this version.`;
  await expect(restoreBackup(target, `${file}-old`, { folder: join(folder, 'later') })).rejects.toThrow(
    refused('entity_lorries'),
  );
  rmSync(join(folder, 'later', 'trucks-001.sql'));
  await expect(restoreBackup(target, `${file}-old`, { folder: join(folder, 'later') })).rejects.toThrow(
    refused('entity_probes.colour'),
  );
  expect(await filledTables(target)).toEqual([]);
}, 60_000);

test('after a refused restore, a backup from before its generated migrations needs a new database', async () => {
  const target = await openEmpty();
  await migrate(target);
  await migrateGeneric(target, join(folder, 'former'));
  await sql`insert into generic_migrations values ('probes-002', 'later'), ('search index of entity_probes', null)`.execute(
    target,
  );
  await expect(restoreBackup(target, file, { folder: join(folder, 'former') })).rejects.toThrow(
    'The database has no rows, but tables of another version than the backup (migration probes-002): restore into a new one, with another DATA_DIR or DATABASE_URL.',
  );
  await sql`delete from generic_migrations where name = 'probes-002'`.execute(target);
  await sql`update generic_migrations set digest = 'other' where name = 'probes-001'`.execute(target);
  await expect(restoreBackup(target, file, { folder: join(folder, 'former') })).rejects.toThrow(
    'another version than the backup (migration probes-001)',
  );
  await migrateGeneric(target, join(folder, 'former'));
  expect(await restoreBackup(target, file, { folder: join(folder, 'former') })).toBe(5);
}, 60_000);
