import { type RawBuilder, sql } from 'kysely';
import type { FeedChange, ListChange } from '#server/base/change-feed.ts';
import type { Database } from '#server/database/tables.ts';

/** The changes between two positions. */
export interface ChangeReading<Change extends ListChange = ListChange> {
  /** The position from which to read next. */
  readonly position: string;
  readonly changes: readonly Change[];
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
export async function readChanges(db: Database, start: ReadingStart = {}): Promise<ChangeReading> {
  const { position, changes } = await readEach(db, start, sql`null::xid8`);
  return { position, changes: changes.map(({ list, count }) => ({ list, count })) };
}

/** Reads the changes from a position to the present: one number for each list and transaction. */
export const readTransactions = (
  db: Database,
  since: string | undefined,
): Promise<ChangeReading<FeedChange>> => readEach(db, { since }, sql`changed.transaction`);

/** Reads the changes: one number for each list and each value of an expression in SQL. */
async function readEach(
  db: Database,
  { since, age }: ReadingStart,
  each: RawBuilder<unknown>,
): Promise<ChangeReading<FeedChange>> {
  const [, first] = format.exec(since ?? '') ?? [];
  const isRead =
    since === undefined && isKeptAge(age)
      ? sql`changed.created_at >= statement_timestamp() - make_interval(secs => ${age + transactionSeconds})`
      : sql`changed.transaction >= ${first ?? null}::text::xid8`;
  const { rows } = await sql<FeedChange & { position: string }>`
    with present as (select pg_snapshot_xmin(pg_current_snapshot()) as transaction)
    select present.transaction || '-' || extract(epoch from statement_timestamp())::bigint as position,
      changed.list, ${each}::text as transaction, sum(changed.count)::integer as count
    from present left join record_changes changed
      on ${isRead} and changed.transaction < present.transaction
    group by present.transaction, changed.list, ${each} order by changed.list`.execute(db);
  return {
    position: rows[0]?.position ?? '',
    changes: rows.flatMap(({ list, transaction, count }) =>
      count === null ? [] : [{ list, transaction, count }],
    ),
  };
}

/** Returns what has changed from a position on: one number for each list. */
export function totalsFrom(position: string, changes: readonly FeedChange[]): readonly ListChange[] {
  const [, first = '0'] = format.exec(position) ?? [];
  const counts = new Map<string, number>();
  for (const { list, transaction, count } of changes)
    if (BigInt(transaction) >= BigInt(first)) counts.set(list, (counts.get(list) ?? 0) + count);
  return [...counts].map(([list, count]) => ({ list, count }));
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
