import type { Logger } from 'kysely';
import type { Log } from '#server/base/log.ts';
import type { Settings } from '#server/base/settings.ts';
import type { PoolState } from '#server/monitoring/metrics.ts';
import type { Connection } from './connection.ts';
import { GuardedDatabase } from './one-transaction.ts';
import { openPostgres, openPostgresToPrepare } from './postgres.ts';
import type { Database } from './tables.ts';

/** An open database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly name: string;
  /** Returns the state of the connections to a server; undefined for the embedded database. */
  readonly pool: (() => PoolState) | undefined;
  close(): Promise<void>;
}

/** Opens the database that the settings name, without time limits. */
export async function openToPrepare(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<OpenDatabase> {
  if (databaseUrl) return databaseOf(await openPostgresToPrepare(databaseUrl, log));
  // The embedded database is a megabyte of code, which a server with another database does not need.
  const { openEmbedded } = await import('./embedded.ts');
  return databaseOf(await openEmbedded(dataDir));
}

/**
 * Opens the database that the settings name, lets `prepare` migrate and fill it without time limits, and returns it
 * with the limits that hold while requests are served. `queryLogger` is called after each statement of these requests.
 */
export async function openPrepared(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
  prepare: (db: Database) => Promise<void>,
  queryLogger?: Logger,
): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  const first = await openToPrepare(settings, log);
  try {
    await prepare(first.db);
  } catch (error) {
    await first.close();
    throw error;
  }
  if (!databaseUrl) return first;
  await first.close();
  return databaseOf(await openPostgres(databaseUrl, log), queryLogger);
}

/** Returns the database of a connection. */
export function databaseOf(connection: Connection, queryLogger?: Logger): OpenDatabase {
  const db = new GuardedDatabase(connection.dialect, connection.plugins, queryLogger);
  return {
    db,
    name: connection.name,
    pool: connection.pool,
    close: async () => {
      await db.destroy();
      connection.release();
    },
  };
}
