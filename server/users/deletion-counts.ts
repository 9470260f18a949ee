import { isLive } from '#server/auth/session-life.ts';
import type { Database } from '#server/database/tables.ts';
import type { Tools } from '#server/http/context.ts';
import type { Belongings } from './belongings.ts';

/**
 * Counts what the deletion of a user affects: the open sessions, which end, and what belongs to the user in other parts
 * of the service.
 */
export async function countConsequences(
  tools: Tools,
  db: Database,
  id: string,
  belongings: readonly Belongings[],
): Promise<Readonly<Record<string, number>>> {
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id)
    .where(isLive({ ...tools, db }))
    .execute();
  const counts: Record<string, number> = { sessions: open.length };
  for (const { count } of belongings) Object.assign(counts, await count(db, id));
  return counts;
}
