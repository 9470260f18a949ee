import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import type { Database } from '#server/database/tables.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { seedEmpty } from '#server/seed/seed.ts';
import { databaseKinds, emptyDatabases, sharedDatabases } from '#server/testing/empty-databases.ts';
import { restoreBackup } from './restore-backup.ts';
import { definitionsOf, filledTables, isBackedUp, storedTables } from './schema.ts';
import { writeBackup } from './write-backup.ts';

const wanted = { adminEmail: 'admin@example.com', adminPassword: 'une longue phrase', seed: 'demo' } as const;

const openEmpty = emptyDatabases();

async function openFilled(kind: string): Promise<Database> {
  const db = await openEmpty(kind);
  await migrate(db);
  await migrateGeneric(db);
  await seedEmpty(db, wanted, silentLog);
  return db;
}

/** Returns a database with demo data. */
const filledSource = sharedDatabases(openFilled);

/** Returns every row of every table, and the schema of the tables. */
async function contentOf(db: Database) {
  const content: Record<string, unknown> = {};
  for (const { table } of (await storedTables(db)).filter(isBackedUp)) {
    const { rows } = await sql`select row_to_json(stored)::text as row from ${sql.table(table)} stored
      order by row_to_json(stored)::text collate "C"`.execute(db);
    content[table] = rows;
  }
  return { ...content, ...(await definitionsOf(db)) };
}

let folder = '';
let file = '';
let backups = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  backups += 1;
  file = join(folder, `backup-${backups}`);
});

const ways: readonly (readonly [from: string, to: string])[] = [
  ['embedded', 'embedded'],
  ['embedded', 'postgres'],
  ['postgres', 'postgres'],
  ['postgres', 'embedded'],
];
const possible = ways.filter((way) => way.every((kind) => databaseKinds.includes(kind)));

test.for(possible)(
  'a backup of %s restored to %s has every row of every table',
  { timeout: 120_000 },
  async ([from, to]) => {
    const source = await filledSource(from);
    const rows = await writeBackup(source, file);
    const target = await openEmpty(to);
    expect(await restoreBackup(target, file)).toBe(rows);
    const restored = await contentOf(target);
    expect(restored).toEqual(await contentOf(source));
    expect(Object.keys(restored).length).toBeGreaterThan(20);
    // The foreign keys are back: no row may refer to a user who does not exist.
    const orphan = sql`update establishments set owner_id = gen_random_uuid()`.execute(target);
    await expect(orphan).rejects.toThrow(/foreign key/);
  },
);

describe('a restore that is refused', () => {
  test('into a database with rows changes nothing', async () => {
    const source = await filledSource('embedded');
    await writeBackup(source, file);
    const before = await contentOf(source);
    await expect(restoreBackup(source, file)).rejects.toThrow('The database is not empty');
    expect(await contentOf(source)).toEqual(before);
  }, 60_000);

  test('of a file that was cut or changed writes no row', async () => {
    const source = await filledSource('embedded');
    await writeBackup(source, file);
    const complete = readFileSync(file);
    const lines = gunzipSync(complete).toString().split('\n');
    const target = await openEmpty('embedded');
    const refused: readonly (readonly [Buffer, string])[] = [
      [complete.subarray(0, complete.length - 2000), "can't be read"],
      [gzipSync(lines.slice(0, -300).join('\n')), 'not complete'],
      [gzipSync(lines.toSpliced(-5, 1).join('\n')), 'not complete'],
      [gzipSync('anything'), 'not a backup'],
      [Buffer.from('anything'), "can't be read"],
      [gzipSync(''), 'not a backup'],
      [gzipSync([...lines, 'R{}'].join('\n')), 'rows follow its end'],
      [Buffer.concat([complete.subarray(0, -8), Buffer.alloc(8)]), "can't be read"],
      [gzipSync(lines.join('\n').replace(/"\d{3}-[\w-]+"\]/, '"999-later"]')), 'made by a later version'],
    ];
    for (const [bytes, reason] of refused) {
      writeFileSync(file, bytes);
      await expect(restoreBackup(target, file)).rejects.toThrow(reason);
    }
    expect(await filledTables(target)).toEqual([]);
    // The database is still empty: the complete file can be restored.
    writeFileSync(file, complete);
    expect(await restoreBackup(target, file)).toBeGreaterThan(100);
  }, 120_000);
});

test('a database that a later version has upgraded is not backed up: the file could not be restored', async () => {
  const source = await openEmpty('embedded');
  await migrate(source);
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(source);
  await expect(writeBackup(source, file)).rejects.toThrow(
    /^The database was upgraded by a later version \(migration 999-later, .+\): write the backup with that version\.$/,
  );
  expect(existsSync(file)).toBe(false);
}, 60_000);

test.skipIf(!databaseKinds.includes('postgres'))(
  'a backup is given up if the database was upgraded meanwhile: the rows of a table that is written again would miss',
  { timeout: 60_000 },
  async () => {
    const source = await openEmpty('postgres');
    await migrate(source);
    const migrations = join(folder, 'meanwhile');
    mkdirSync(migrations);
    const put = (name: string, text: string) => writeFileSync(join(migrations, `${name}.sql`), text);
    put('ants-001', 'create table if not exists entity_ants (id uuid primary key);\n');
    await migrateGeneric(source, migrations);
    await sql`insert into entity_ants values (gen_random_uuid())`.execute(source);
    put(
      'ants-002',
      'alter table entity_ants add column search text generated always as (id::text) stored;\n',
    );
    let isUpgraded = false;
    const upgraded = source.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        // The backup has begun to look at the tables, and has read no row.
        if (!isUpgraded && result.rows.some((row) => Object.hasOwn(row, 'columns'))) {
          isUpgraded = true;
          await migrateGeneric(source, migrations);
        }
        return result;
      },
    });
    await expect(writeBackup(upgraded, file)).rejects.toThrow(
      'The database was upgraded meanwhile: write the backup again.',
    );
    expect([file, `${file}.part`].filter((each) => existsSync(each))).toEqual([]);
    expect(await writeBackup(source, file)).toBe(1);
  },
);
