import { sql } from 'kysely';
import type { ListChange } from '#server/base/change-feed.ts';
import type { Database } from '#server/database/tables.ts';

/** The changes between two positions. */
export interface ChangeReading {
  /** The position from which to read next. */
  readonly position: string;
  readonly changes: readonly ListChange[];
}

/** The time for which changes are surely kept, in seconds. The database deletes them some time later. */
const keptSeconds = 3000;

/** A change is known when its transaction ends, which is at most this time after its statement, in seconds. */
const transactionSeconds = 10;

/** Where a reading begins: at a position, or so many seconds ago. Neither: at the present. */
export interface ReadingStart {
  readonly since?: string | undefined;
  readonly age?: number | undefined;
}

/** A position: the number of a transaction, and the time at which it was read, in seconds. */
const format = /^(\d{1,18})-(\d{1,11})$/;

/**
 * Reads the changes from a start to the present. Changes of a transaction are read only when all older
 * transactions have ended, so that none is missed and none is read twice.
 */
export async function readChanges(db: Database, { since, age }: ReadingStart = {}): Promise<ChangeReading> {
  const [, first] = format.exec(since ?? '') ?? [];
  const isRead =
    since === undefined && isKeptAge(age)
      ? sql`changed.created_at >= statement_timestamp() - make_interval(secs => ${age + transactionSeconds})`
      : sql`changed.transaction >= ${first ?? null}::text::xid8`;
  const { rows } = await sql<ListChange & { position: string }>`
    with present as (select pg_snapshot_xmin(pg_current_snapshot()) as transaction)
    select present.transaction || '-' || extract(epoch from statement_timestamp())::bigint as position,
      changed.list, sum(changed.count)::integer as count
    from present left join record_changes changed
      on ${isRead} and changed.transaction < present.transaction
    group by present.transaction, changed.list order by changed.list`.execute(db);
  return {
    position: rows[0]?.position ?? '',
    changes: rows.flatMap(({ list, count }) => (count === null ? [] : [{ list, count }])),
  };
}

const isKeptAge = (age: number | undefined): age is number =>
  age !== undefined && age >= 0 && age + transactionSeconds < keptSeconds;

/** Returns true if every change between a start and a position is still kept. */
export function isKept({ since, age }: ReadingStart, present: string): boolean {
  if (since === undefined) return age === undefined || isKeptAge(age);
  const [, first, then] = format.exec(since) ?? [];
  const [, last, now] = format.exec(present) ?? [];
  if (!first || !last) return false;
  return BigInt(first) <= BigInt(last) && Number(now) - Number(then) < keptSeconds;
}
