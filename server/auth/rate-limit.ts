import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { tooMany } from '#server/http/http-error.ts';

/** A number of attempts within a number of seconds. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** Returns the key of a count. It is hashed, since it contains email and IP addresses. */
function keyOf(limit: Limit, parts: readonly string[]): string {
  return `${limit.name}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

/**
 * Counts one attempt. Throws an `HttpError` if there were too many. The count is in the database, where all servers share
 * it, and one statement both increments and reads it.
 */
export async function countAttempt(
  { db, clock }: ClockedDatabase,
  limit: Limit,
  parts: readonly string[],
): Promise<void> {
  const key = keyOf(limit, parts);
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into rate_limits as stored (key, count, resets_at)
    values (${key}, 1, ${secondsFromNow(clock, limit.seconds)})
    on conflict (key) do update set
      count = case when stored.resets_at <= ${clock} then 1 else stored.count + 1 end,
      resets_at = case when stored.resets_at <= ${clock} then excluded.resets_at else stored.resets_at end
    returning count, extract(epoch from resets_at - ${clock})::float8 as seconds`.execute(db);
  const row = rows[0];
  if (row && row.count > limit.attempts) throw tooMany(row.seconds);
}

/** Stores that there was an attempt now: the time of the limit begins again. */
export async function restartCount(
  { db, clock }: ClockedDatabase,
  limit: Limit,
  parts: readonly string[],
): Promise<void> {
  await sql`
    insert into rate_limits (key, count, resets_at)
    values (${keyOf(limit, parts)}, 1, ${secondsFromNow(clock, limit.seconds)})
    on conflict (key) do update set count = 1, resets_at = excluded.resets_at`.execute(db);
}

/** Returns true if there was an attempt within the time of the limit. */
export async function isCounted(
  { db, clock }: ClockedDatabase,
  limit: Limit,
  parts: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', keyOf(limit, parts))
    .where('resets_at', '>', clock)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes one attempt from a count, or all of them if `whole` is true. */
export async function uncountAttempt(
  { db }: ClockedDatabase,
  limit: Limit,
  parts: readonly string[],
  whole: boolean,
): Promise<void> {
  const key = keyOf(limit, parts);
  if (whole) await db.deleteFrom('rate_limits').where('key', '=', key).execute();
  else await sql`update rate_limits set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

/** Deletes some of the counts that have expired. Returns true if there may be more. */
export const deleteExpiredCounts = ({ db, clock }: ClockedDatabase): Promise<boolean> =>
  deleteSome(db, 'rate_limits', 'key', sql`resets_at < ${clock}`);
