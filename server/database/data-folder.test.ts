import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '#server/base/settings.ts';
import { diskReserve, prepareFolder } from './data-folder.ts';
import { DiskFull, diskGuard } from './disk-guard.ts';
import { openEmbedded, openInMemory } from './embedded.ts';
import { databaseOf } from './open.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the error message about the folder, or undefined if it can be used. */
function problem(path: string, free = 10 * diskReserve): string | undefined {
  try {
    prepareFolder(path, () => free);
    return undefined;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message;
  }
}

describe('the data folder', () => {
  test('is created if it is missing, and may be empty', () => {
    expect(problem(join(folder, 'a', 'b'))).toBeUndefined();
    expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
    expect(problem(folder.concat('/a/b'))).toBeUndefined();
    expect(statSync(join(folder, 'a', 'b')).mode & 0o077).toBe(0);
  });

  test('with the lock of a server that ended, or the key of a database to restore, is used', () => {
    for (const name of ['lock', 'lock-journal', 'pg.new', 'secret.key'])
      writeFileSync(join(folder, name), '');
    expect(problem(folder)).toBeUndefined();
  });

  test('with other files and no database is refused, and nothing is written to it', () => {
    writeFileSync(join(folder, 'notes.txt'), 'x');
    expect(problem(folder)).toContain('holds other files and no database: set DATA_DIR to an empty folder.');
  });

  test('with a database that has no version file is refused', () => {
    mkdirSync(join(folder, 'pg', 'base'), { recursive: true });
    expect(problem(folder)).toMatch(/is damaged \(no file PG_VERSION\).*npm run restore/);
  });

  test('on an impossible path is refused at once', () => {
    writeFileSync(join(folder, 'file'), '');
    for (const path of [join(folder, 'file', 'data'), '/proc/data', '/dev/null'])
      expect(problem(path)).toContain(`The data folder ${path} can't be used: set DATA_DIR`);
  });

  test.skipIf(process.getuid?.() === 0)('that cannot be written is refused', () => {
    chmodSync(folder, 0o500);
    expect(problem(folder)).toContain("can't be used: set DATA_DIR to a folder that can be written");
    chmodSync(folder, 0o700);
  });

  test('on a full disk is refused, with the space that is needed', () => {
    expect(problem(folder, diskReserve - 1)).toBe(
      `The disk of the data folder ${folder} is full: 256 MB must be free (now 255 MB).`,
    );
    expect(problem(folder, diskReserve)).toBeUndefined();
  });
});

test('only the owner may enter the folder of the database, also of one that was open to others', {
  timeout: 120_000,
}, async () => {
  const data = join(folder, 'pg');
  const modeAfterOpening = async () => {
    const { pglite, release } = await openEmbedded(folder);
    await pglite.close();
    release?.();
    return statSync(data).mode & 0o777;
  };
  expect(await modeAfterOpening()).toBe(0o700);
  chmodSync(data, 0o755);
  expect(await modeAfterOpening()).toBe(0o700);
});

test('a damaged database is reported in one sentence', { timeout: 120_000 }, async () => {
  const first = databaseOf(await openEmbedded(folder));
  await sql`select 1`.execute(first.db);
  await first.close();
  const control = join(folder, 'pg', 'global', 'pg_control');
  writeFileSync(control, Buffer.alloc(readFileSync(control).length, 7));
  await expect(openEmbedded(folder)).rejects.toThrow(
    /^The database in \S+ is damaged \([^\n]*\): move this folder away and restore a backup with "npm run restore -- FILE"\.$/,
  );
});

test('on a disk that is almost full, writes are refused and reads go on', { timeout: 60_000 }, async () => {
  let free = diskReserve;
  const connection = await openInMemory();
  const { db, close } = databaseOf({ ...connection, plugins: [diskGuard('/data', () => free)] });
  await sql`create table files (id text)`.execute(db);
  const write = () => sql`insert into files values ('a')`.execute(db);
  const count = async () => (await db.selectFrom('files').select('id').execute()).length;
  await write();
  free = diskReserve - 1;
  const writes = [
    write(),
    db.deleteFrom('files').execute(),
    db.updateTable('files').set({ content_type: '' }).execute(),
    db.transaction().execute((trx) => trx.deleteFrom('files').execute()),
    sql`  UPDATE files set id = 'b'`.execute(db),
  ];
  for (const refused of writes) await expect(refused).rejects.toThrow(DiskFull);
  expect(await count()).toBe(1);
  // There is space again: writes succeed without a restart.
  free = diskReserve;
  await write();
  expect(await count()).toBe(2);
  await close();
});
