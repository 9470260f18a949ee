import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from './tables.ts';

/** The current time, as an SQL expression that the database evaluates: the clocks of several servers differ. */
export type Clock = Expression<Date>;

/** The clock of the product: the start of each statement. So it also moves on inside a transaction that waits. */
export const databaseClock: Clock = sql<Date>`statement_timestamp()`;

/** A database, or a transaction of it, and its clock. */
export interface ClockedDatabase {
  readonly db: Database;
  readonly clock: Clock;
}

/** Returns the time a number of seconds after the present; before it if the number is negative. */
export const secondsFromNow = (clock: Clock, seconds: number): RawBuilder<Date> =>
  sql<Date>`${clock} + make_interval(secs => ${seconds})`;
