import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import { openEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/migrations/migrate.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/back-office', import.meta.url));
const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** Returns the version of the embedded database. */
function version(): string {
  const program = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const { version: text } = JSON.parse(readFileSync(join(dirname(program), '../package.json'), 'utf8'));
  return String(text);
}

/** Returns a hash of the files of the migrations. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrations).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of files.sort()) hash.update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

/** What a new database has: nothing, or all tables of the product without rows. */
type Content = 'nothing' | 'tables';

/**
 * Returns the folder with a new database, as files in `pg` and as an archive in `pg.tar`. It is made once for each version of
 * the embedded database and of the migrations, since that takes seconds.
 */
async function made(content: Content): Promise<string> {
  const folder = join(cache, `database-${version()}-${content === 'tables' ? migrationsHash() : 'empty'}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'making-'));
  const { pglite, dialect, release } = await openEmbedded(temporary);
  if (content === 'tables') await migrate(new Kysely({ dialect }));
  const archive = await pglite.dumpDataDir('none');
  await writeFile(join(temporary, 'pg.tar'), archive.stream());
  await pglite.close();
  release();
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Returns a new temporary folder of data. A server starts much faster in it than in an empty folder. */
export async function newDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  cpSync(join(await made('tables'), 'pg'), join(folder, 'pg'), { recursive: true });
  return folder;
}

/** Returns the archive of a new database, for one in memory. */
export const newDatabaseArchive = async (content: Content): Promise<Blob> =>
  openAsBlob(join(await made(content), 'pg.tar'));
