import { sql } from 'kysely';
import type { ListChange } from '#server/base/change-feed.ts';
import type { Database } from '#server/database/tables.ts';

/** A reading of the changes. */
export interface ChangeReading {
  /** Where the next reading goes on. */
  readonly position: string;
  readonly changes: readonly ListChange[];
}

/** The time for which changes are kept, in seconds; less than in the database, whose clock deletes them. */
const keptSeconds = 3000;

/** A position: a number of a transaction, and the time of the reading in seconds. */
const format = /^(\d{1,18})-(\d{1,11})$/;

/**
 * Reads the changes from one position to the present. A transaction is told of once all older ones have ended, so none is
 * missed and none is told of twice.
 */
export async function readChanges(db: Database, since?: string): Promise<ChangeReading> {
  const [, first] = format.exec(since ?? '') ?? [];
  const { rows } = await sql<ListChange & { position: string }>`
    with present as (select pg_snapshot_xmin(pg_current_snapshot()) as transaction)
    select present.transaction || '-' || extract(epoch from statement_timestamp())::bigint as position,
      changed.list, sum(changed.count)::integer as count
    from present left join record_changes changed
      on changed.transaction >= ${first ?? null}::text::xid8 and changed.transaction < present.transaction
    group by present.transaction, changed.list order by changed.list`.execute(db);
  return {
    position: rows[0]?.position ?? '',
    changes: rows.flatMap(({ list, count }) => (count === null ? [] : [{ list, count }])),
  };
}

/** Returns true if every change since a position is still kept, seen from a later one. */
export function isKept(since: string | undefined, present: string): boolean {
  const [, first, then] = format.exec(since ?? '') ?? [];
  const [, last, now] = format.exec(present) ?? [];
  if (!first || !last) return false;
  return BigInt(first) <= BigInt(last) && Number(now) - Number(then) < keptSeconds;
}
