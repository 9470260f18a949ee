import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { StartError } from '#server/base/settings.ts';
import { lockFolder } from './folder-lock.ts';
import type { Storage } from './storage.ts';

const extensions = { pg_trgm };

/** PostgreSQL inside this process, kept in a folder. */
export async function openEmbedded(folder: string): Promise<Storage> {
  const lock = await openable(folder, () => lockFolder(folder));
  const place = join(folder, 'pg');
  try {
    if (!existsSync(place)) await create(folder, place);
    const pglite = await PGlite.create({ dataDir: place, extensions });
    return {
      dialect: new PGliteDialect({ pglite }),
      name: `embedded in ${folder}`,
      release: () => lock.release(),
    };
  } catch (error) {
    lock.release();
    throw new StartError(`The database in ${place} can't be opened: ${messageOf(error)}`);
  }
}

/** PostgreSQL inside this process, gone with it. */
export async function openInMemory(snapshot?: Blob): Promise<Storage & { pglite: PGlite }> {
  const pglite = await PGlite.create({ extensions, ...(snapshot && { loadDataDir: snapshot }) });
  return { dialect: new PGliteDialect({ pglite }), name: 'in memory', release: () => {}, pglite };
}

/** Made aside and moved into place whole: a start that is killed halfway leaves nothing half-made. */
async function create(folder: string, place: string): Promise<void> {
  const aside = join(folder, 'pg.new');
  rmSync(aside, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: aside, extensions });
  await pglite.close();
  renameSync(aside, place);
}

async function openable<T>(folder: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} can't be used: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
