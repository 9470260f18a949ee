import type { Dialect } from 'kysely';

/** A connection to PostgreSQL, embedded or on a server. */
export interface Connection {
  readonly dialect: Dialect;
  /** The name in messages, without a password. */
  readonly name: string;
  /** Releases the lock of the folder, after the database is closed. */
  release(): void;
}
