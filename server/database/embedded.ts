import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { StartError } from '#server/base/settings.ts';
import type { Connection } from './connection.ts';
import { damagedMessage, ownerOnly, prepareFolder } from './data-folder.ts';
import { diskGuard } from './disk-guard.ts';
import { lockFolder } from './folder-lock.ts';

const extensions = { pg_trgm };

/** Opens PostgreSQL inside this process, with its data in a folder. Throws a {@link StartError} that says what to do. */
export async function openEmbedded(folder: string): Promise<Connection & { pglite: PGlite }> {
  prepareFolder(folder);
  const lock = await lockFolder(folder);
  const dataDir = join(folder, 'pg');
  try {
    if (!existsSync(dataDir)) await create(folder, dataDir);
    const pglite = await PGlite.create({ dataDir, extensions });
    return {
      dialect: new PGliteDialect({ pglite }),
      plugins: [diskGuard(folder)],
      name: `embedded in ${folder}`,
      release: () => lock.release(),
      pglite,
    };
  } catch (error) {
    lock.release();
    throw new StartError(damagedMessage(dataDir, messageOf(error)));
  }
}

/** Opens PostgreSQL inside this process, in memory. */
export async function openInMemory(snapshot?: Blob): Promise<Connection & { pglite: PGlite }> {
  const pglite = await PGlite.create({ extensions, ...(snapshot && { loadDataDir: snapshot }) });
  return { dialect: new PGliteDialect({ pglite }), name: 'in memory', release: () => {}, pglite };
}

/** Creates the data in a temporary folder and renames it: a start that is killed leaves no incomplete database. */
async function create(folder: string, dataDir: string): Promise<void> {
  const temporary = join(folder, 'pg.new');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: ownerOnly });
  const pglite = await PGlite.create({ dataDir: temporary, extensions });
  await pglite.close();
  renameSync(temporary, dataDir);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
