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

/** A position: the number of a transaction, and the time at which it was read, in seconds. */
const format = /^(\d{1,18})-(\d{1,11})$/;

/**
 * Reads the changes from one position to the present. Changes of a transaction are read only when all older
 * transactions have ended, so that none is missed and none is read twice.
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

/** Returns true if every change between two positions is still kept. */
export function isKept(since: string | undefined, present: string): boolean {
  const [, first, then] = format.exec(since ?? '') ?? [];
  const [, last, now] = format.exec(present) ?? [];
  if (!first || !last) return false;
  return BigInt(first) <= BigInt(last) && Number(now) - Number(then) < keptSeconds;
}
