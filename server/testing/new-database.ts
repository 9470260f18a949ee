import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '#server/database/embedded.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/back-office', import.meta.url));

/** Returns the version of the embedded database. */
function version(): string {
  const program = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const { version: text } = JSON.parse(readFileSync(join(dirname(program), '../package.json'), 'utf8'));
  return String(text);
}

/**
 * Returns the folder with a new database, as files in `pg` and as an archive in `pg.tar`. It is made once for each version of
 * the embedded database, since that takes seconds.
 */
async function made(): Promise<string> {
  const folder = join(cache, `new-database-${version()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'making-'));
  const { pglite, release } = await openEmbedded(temporary);
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

/** Returns a new temporary folder of data, with an empty database. A server starts faster in it than in an empty folder. */
export async function newDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  cpSync(join(await made(), 'pg'), join(folder, 'pg'), { recursive: true });
  return folder;
}

/** Returns the archive of an empty database, for one in memory. */
export const newDatabaseArchive = async (): Promise<Blob> => openAsBlob(join(await made(), 'pg.tar'));
