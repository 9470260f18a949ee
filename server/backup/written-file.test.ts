import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '#server/base/settings.ts';
import { openInMemory } from '#server/database/embedded.ts';
import { databaseOf, type OpenDatabase } from '#server/database/open.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { newDatabaseArchive } from '#server/testing/new-database.ts';
import { isFileError } from './file-errors.ts';
import { writeBackup } from './write-backup.ts';

let folder = '';
let database: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-written-'));
  database = databaseOf(await openInMemory(await newDatabaseArchive('nothing')));
  await migrate(database.db);
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('documents are read a few megabytes at a time, whatever their number', async () => {
  for (const [rows, size] of [
    [30, 100],
    [5, 1_500_000],
  ])
    await sql`insert into files (id, content_type, bytes, created_at)
      select gen_random_uuid(), 'application/pdf', decode(repeat('0a', ${size}), 'hex'), now()
      from generate_series(1, ${rows})`.execute(database.db);
  const lengths: number[] = [];
  const observed = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      lengths.push(result.rows.reduce((sum, { row }) => sum + String(row).length, 0));
      return result;
    },
  });
  expect(await writeBackup(observed, join(folder, 'documents'))).toBe(35);
  // Each byte of a document is two characters of its row.
  expect(Math.max(...lengths)).toBeLessThan(8_500_000);
}, 60_000);

test('a second backup to the same file is refused, and does not disturb the first', async () => {
  const file = join(folder, 'twice');
  writeFileSync(`${file}.part`, 'the rows of the first');
  const second = writeBackup(database.db, file);
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(
    `The file ${file}.part exists: another backup is being written to it, or one was interrupted. Wait for the first, or delete the file if no backup runs.`,
  );
  expect(readFileSync(`${file}.part`, 'utf8')).toBe('the rows of the first');
  expect(existsSync(file)).toBe(false);
});

test('a backup that cannot be written says why in a sentence, and leaves no file', async () => {
  const missing = join(folder, 'missing', 'backup');
  await expect(writeBackup(database.db, missing)).rejects.toThrow(/^The backup .+ can't be written: ENOENT/);
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  const refused = writeBackup(database.db, taken);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/^The backup .+ can't be written: EISDIR/);
  expect([missing, `${missing}.part`, `${taken}.part`].filter((each) => existsSync(each))).toEqual([]);
});

test('a full disk is a fault that an operator can do something about', () => {
  const errors: unknown[] = [];
  try {
    // Everything that is written to it fails as on a full disk.
    writeFileSync('/dev/full', 'rows');
  } catch (error) {
    errors.push(error);
  }
  expect(errors.map(isFileError)).toEqual([true]);
});
