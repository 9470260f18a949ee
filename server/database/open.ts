import { Kysely } from 'kysely';
import type { Log } from '#server/base/log.ts';
import type { Settings } from '#server/base/settings.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Storage } from './storage.ts';
import type { Database, Tables } from './tables.ts';

/** An open database and how to leave it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly name: string;
  close(): Promise<void>;
}

/** Opens the database that the settings name. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  return over(databaseUrl ? await openPostgres(databaseUrl, log) : await openEmbedded(dataDir));
}

/** The tables of a storage. */
export function over(storage: Storage): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: storage.dialect });
  return {
    db,
    name: storage.name,
    close: async () => {
      await db.destroy();
      storage.release();
    },
  };
}
