import type * as z from 'zod/mini';
import type { keptPreference } from '#resources/calls/preferences.ts';
import type { PreferenceChange } from '#schema/preferences.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';

/** A preference as calls send it. */
type Kept = z.output<typeof keptPreference>;

/** The stored name of the resource of a preference for every page. */
const everyPage = '';

/** Reads the preferences of a user. */
export async function readPreferencesOf(db: Database, userId: string): Promise<Kept[]> {
  const rows = await db
    .selectFrom('preferences')
    .select(['name', 'resource', 'value', 'changed_at'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('resource')
    .execute();
  return rows.map(({ name, resource, value, changed_at }) => ({
    name,
    resource: resource === everyPage ? null : resource,
    value,
    changedAt: changed_at.toISOString(),
  }));
}

/** Sets and forgets preferences of a user. The last one with a name counts. */
export async function changePreferencesOf(
  trx: DatabaseTransaction,
  userId: string,
  { changes, now }: { changes: readonly PreferenceChange[]; now: Date },
): Promise<void> {
  // Two browsers of a user may write the same rows in another order: one waits for the other.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  for (const { name, resource, value } of changes) {
    const key = { user_id: userId, name, resource: resource ?? everyPage };
    if (value === null)
      await trx
        .deleteFrom('preferences')
        .where(({ and }) => and(key))
        .execute();
    else
      await trx
        .insertInto('preferences')
        .values({ ...key, value, changed_at: now })
        .onConflict((on) =>
          on.columns(['user_id', 'name', 'resource']).doUpdateSet({ value, changed_at: now }),
        )
        .execute();
  }
}
