import { Kysely } from 'kysely';
import type { Log } from '#server/base/log.ts';
import type { Settings } from '#server/base/settings.ts';
import type { Connection } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Database, Tables } from './tables.ts';

/** An open database. */
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
  return databaseOf(databaseUrl ? await openPostgres(databaseUrl, log) : await openEmbedded(dataDir));
}

/** Returns the database of a connection. */
export function databaseOf(connection: Connection): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: connection.dialect });
  return {
    db,
    name: connection.name,
    close: async () => {
      await db.destroy();
      connection.release();
    },
  };
}
