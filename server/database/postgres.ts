import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import type { Connection } from './connection.ts';

/** Opens a connection to a PostgreSQL server, or to another one with its protocol. Several processes may share it. */
export async function openPostgres(url: string, log: Log): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'back-office',
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', (error) => log.error(`database connection lost: ${error.message}`));
  const { host, pathname } = new URL(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL can't be reached (${host}${pathname}): ${reason(error)}`);
  }
  return {
    dialect: new PostgresDialect({ pool }),
    name: `PostgreSQL at ${host}${pathname}`,
    release: () => {},
  };
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
