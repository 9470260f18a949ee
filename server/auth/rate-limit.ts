import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import { tooMany } from '#server/http/http-error.ts';

/** So many tries in so long. */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

/** What is counted under: hashed, since it holds addresses. */
function keyOf(limit: Limit, parts: readonly string[]): string {
  return `${limit.name}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

/**
 * Counts one try and refuses it when there were too many. The count lives in the database: every server of the
 * service sees the same one, and one statement both counts and reads.
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
    insert into rate_limits as kept (key, count, resets_at) values (${key}, 1, ${resets})
    on conflict (key) do update set
      count = case when kept.resets_at <= ${now} then 1 else kept.count + 1 end,
      resets_at = case when kept.resets_at <= ${now} then excluded.resets_at else kept.resets_at end
    returning count, resets_at`.execute(db);
  const row = rows[0];
  if (row && row.count > limit.tries) throw tooMany((row.resets_at.getTime() - now.getTime()) / 1000);
}

/** Whether something is being counted: it was tried within the time of its limit. */
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

/** Takes back a try that was honest; with `whole`, every one of them. */
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

/** Clears away counts that no longer matter, a few at a time. */
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
