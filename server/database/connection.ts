import type { Dialect, KyselyPlugin } from 'kysely';
import type { PoolState } from '#server/monitoring/metrics.ts';

/** A connection to PostgreSQL, embedded or on a server. */
export interface Connection {
  readonly dialect: Dialect;
  /** What checks or changes every statement. */
  readonly plugins?: readonly KyselyPlugin[];
  /** The name in messages, without a password. */
  readonly name: string;
  /** Returns the state of the connections to a server. */
  readonly pool?: () => PoolState;
  /** Releases the lock of the folder, after the database is closed. */
  release(): void;
}
