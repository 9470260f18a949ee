import type { Dialect } from 'kysely';

/** A place where the tables live. */
export interface Storage {
  readonly dialect: Dialect;
  /** How a person would name it; never with a password. */
  readonly name: string;
  /** Lets go of what the place holds, once the database is closed. */
  release(): void;
}
