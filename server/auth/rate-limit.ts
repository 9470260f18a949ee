import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import { tooMany } from '#server/http/http-error.ts';

/** A number of tries within a number of seconds. */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

/** Returns the key of a count. It is hashed, since it contains email and IP addresses. */
function keyOf(limit: Limit, parts: readonly string[]): string {
  return `${limit.name}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

/**
 * Counts one try. Throws an `HttpError` if there were too many. The count is in the database, where all servers share
 * it, and one statement both increments and reads it.
 */
export async function countTry(
  db: Database,
  limit: Limit,
  parts: readonly string[],
  now: Date,
): Promise<void> {
  const key = keyOf(limit, parts);
  const resets = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into rate_limits as stored (key, count, resets_at) values (${key}, 1, ${resets})
    on conflict (key) do update set
      count = case when stored.resets_at <= ${now} then 1 else stored.count + 1 end,
      resets_at = case when stored.resets_at <= ${now} then excluded.resets_at else stored.resets_at end
    returning count, resets_at`.execute(db);
  const row = rows[0];
  if (row && row.count > limit.tries) throw tooMany((row.resets_at.getTime() - now.getTime()) / 1000);
}

/** Returns true if there was a try within the time of the limit. */
export async function isCounted(
  db: Database,
  limit: Limit,
  parts: readonly string[],
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', keyOf(limit, parts))
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes one try from a count, or all of them with `whole`. */
export async function forgiveTry(
  db: Database,
  limit: Limit,
  parts: readonly string[],
  whole: boolean,
): Promise<void> {
  const key = keyOf(limit, parts);
  if (whole) await db.deleteFrom('rate_limits').where('key', '=', key).execute();
  else await sql`update rate_limits set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

/** Deletes some of the counts that have expired. */
export async function clearCounts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', 'in', (past) =>
      past
        .selectFrom('rate_limits')
        .select('key')
        .where('resets_at', '<', now)
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
