import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import type { Connection } from './connection.ts';

/** The time limits of the connections to a PostgreSQL server, in milliseconds. */
export interface PostgresLimits {
  /** The time in which a connection must be open, the wait for a free one included. */
  readonly connect: number;
  /** The time in which the server must execute a statement, or give it the lock that it waits for. */
  readonly statement: number;
  /** The time without a byte from the server after which a connection is cut: the server is frozen, or gone. */
  readonly silence: number;
}

/** The limits while requests wait for their response. */
export const servingLimits: PostgresLimits = { connect: 5000, statement: 8000, silence: 10_000 };

/** The limits while the database is migrated, filled or copied: a statement may take as long as it needs. */
const preparingLimits: PostgresLimits = { connect: 5000, statement: 0, silence: 0 };

/** The age at which a connection is replaced: after a failover, none may stay with the old server. */
const maxAgeSeconds = 60;

/**
 * Opens a connection to a PostgreSQL server, or to another database with its protocol. Several processes may share it.
 */
export async function openPostgres(url: string, log: Log, limits = servingLimits): Promise<Connection> {
  const pool = poolOf(url, log, limits);
  const { host, pathname } = new URL(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL can't be reached (${host}${pathname}): ${reason(error)}`);
  }
  return connectionOf(pool, `PostgreSQL at ${host}${pathname}`);
}

/** Opens connections to a replica, for statements of limited time. It may be away, also when the server starts. */
export const openReplica = (url: string, log: Log, statementMs: number, connections?: number): Connection =>
  connectionOf(
    poolOf(url, log, { ...servingLimits, connect: 1000, statement: statementMs }, connections),
    'replica',
  );

const connectionOf = (pool: pg.Pool, name: string): Connection => ({
  dialect: new PostgresDialect({ pool }),
  name,
  pool: () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }),
  release: () => {},
});

/** Opens a connection without time limits, whatever its role has, for work that no request waits for. */
export const openPostgresToPrepare = (url: string, log: Log): Promise<Connection> =>
  openPostgres(withoutLimits(url), log, preparingLimits);

/**
 * Returns an address whose connections have no time limits of the server. As an option, `pg` does not send a limit of 0, and the
 * role's own would stay. A statement that sets it would go on to other servers behind PgBouncer, which ignores what is sent here.
 */
function withoutLimits(url: string): string {
  const unlimited = new URL(url);
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    unlimited.searchParams.set(limit, '0');
  return unlimited.href;
}

function poolOf(url: string, log: Log, { connect, statement, silence }: PostgresLimits, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connect,
    // Before the socket takes the silence of a connection without work for a fault.
    idleTimeoutMillis: silence === 0 ? 10_000 : silence * 0.8,
    maxLifetimeSeconds: maxAgeSeconds,
    keepAlive: true,
    application_name: 'back-office',
    // These limits of the server end a slow statement. Only the socket notices a server that does not respond.
    statement_timeout: statement,
    lock_timeout: statement,
    idle_in_transaction_session_timeout: silence,
    stream: () => socketOf(silence),
    // Compiling a statement takes up to 0.4 s, and running it rarely as long. A request starts no processes for its statements:
    // that takes longer than most of them, and the cores have other requests. Another database may not know the settings.
    onConnect: (client) =>
      client
        .query(`set jit = off${statement === 0 ? '' : '; set max_parallel_workers_per_gather = 0'}`)
        .catch((error) => {
          if (!(error instanceof pg.DatabaseError)) throw error;
        }),
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', (error) => log.error(`database connection lost: ${error.message}`));
  // The same for one that breaks between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Creates a socket that is cut after a time without any data. */
function socketOf(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () =>
    socket.destroy(new Error(`Connection terminated: no response in ${silence} ms`)),
  );
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
