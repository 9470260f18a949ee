import { type RawBuilder, sql } from 'kysely';
import { despiteDeadlocks } from '#server/database/despite-deadlocks.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';

/** The number of rides that one transaction writes again: other writes of a ride wait for less than a second. */
const batchRows = 500;

/**
 * Writes the texts of rides again whose users have another name, or none any more, since a database can't do this for many rides in
 * the time of a request. Each part has a transaction of its own, so that what an error or a restart has left goes on later. Servers
 * share the users that wait.
 */
export async function rewriteRides(db: Database): Promise<void> {
  let isOpen = true;
  while (isOpen) isOpen = await despiteDeadlocks(() => db.transaction().execute(rewriteSome));
}

/** Writes some rides of one user again. Returns false if no user waits, or if another server has them all. */
async function rewriteSome(trx: DatabaseTransaction): Promise<boolean> {
  const renamed = await trx
    .selectFrom('renamed_users')
    .select(['user_id', 'last_ride'])
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!renamed) return false;
  const { user_id: user, last_ride: last } = renamed;
  // Each column has an index; in one condition, PostgreSQL might read all rides in the order of their ids.
  const { rows } = await sql<{ id: string }>`
    with own as materialized (
      select id from rides where client_id = ${user} union select id from rides where driver_id = ${user}
    )
    select id from own where ${last === null ? sql`true` : sql`id > ${last}`} order by id limit ${batchRows}`.execute(
    trx,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await trx
      .updateTable('rides')
      .set(({ ref }) => ({ client_id: ref('client_id') }))
      .where('id', 'in', ids)
      .execute();
  if (ids.length < batchRows) await trx.deleteFrom('renamed_users').where('user_id', '=', user).execute();
  else
    await trx
      .updateTable('renamed_users')
      .set({ last_ride: ids.at(-1) ?? null })
      .where('user_id', '=', user)
      .execute();
  return true;
}

/** Returns the condition of the rides whose texts have no former name; undefined if none has one. */
export async function withoutFormerNames(db: Database): Promise<RawBuilder<unknown> | undefined> {
  const renamed = await db.selectFrom('renamed_users').select('user_id').execute();
  if (renamed.length === 0) return undefined;
  const ids = sql.join(renamed.map(({ user_id }) => user_id));
  return sql`(listed.client_id is null or listed.client_id not in (${ids}))
    and (listed.driver_id is null or listed.driver_id not in (${ids}))`;
}
