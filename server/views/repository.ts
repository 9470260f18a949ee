import type * as z from 'zod/mini';
import type { savedView, viewChange } from '#resources/calls/views.ts';
import { isId } from '#server/database/ids.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { unauthorized } from '#server/http/http-error.ts';

/** The largest number of views that a user may save of one list. */
export const maxViews = 30;

/** A view as its owner has described it. */
export type ViewDraft = z.output<typeof viewChange>;

/** A saved view as calls send it. */
export type SentView = z.output<typeof savedView>;

const selected = (db: Database) =>
  db
    .selectFrom('saved_views as view')
    .innerJoin('users as owner', 'owner.id', 'view.owner_id')
    .select([
      ...(['view.id', 'view.resource', 'view.name', 'view.shared', 'view.is_default'] as const),
      ...(['view.search', 'view.created_at', 'owner.id as owner_id', 'owner.name as owner_name'] as const),
    ]);

type ViewRow = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

/** Returns a view as a user sees it. A default view is the default of its owner only. */
const sentView = (row: ViewRow, userId: string): SentView => ({
  id: row.id,
  resource: row.resource,
  name: row.name,
  shared: row.shared,
  isDefault: row.is_default && row.owner_id === userId,
  search: row.search,
  owner: { id: row.owner_id, name: row.owner_name },
  createdAt: row.created_at.toISOString(),
});

/** Returns the query for the views that a user sees: their own, and those that administrators share. */
const visible = (db: Database, userId: string) =>
  selected(db).where((is) =>
    is.or([
      is('view.owner_id', '=', userId),
      is.and([is('view.shared', '=', true), is('owner.role', '=', 'admin')]),
    ]),
  );

/** Reads the views that a user sees, only those of `resource` if it is given. */
export async function readViews(db: Database, userId: string, resource?: string): Promise<SentView[]> {
  let query = visible(db, userId);
  if (resource !== undefined) query = query.where('view.resource', '=', resource);
  const rows = await query.orderBy('view.position').orderBy('view.created_at').orderBy('view.id').execute();
  return rows.map((row) => sentView(row, userId));
}

/** Reads a view that a user sees; undefined if there is none. */
export async function readView(db: Database, userId: string, id: string): Promise<SentView | undefined> {
  if (!isId(id)) return undefined;
  const row = await visible(db, userId).where('view.id', '=', id).executeTakeFirst();
  return row && sentView(row, userId);
}

/**
 * Locks the account of a user, so that other writes of their views wait until the transaction ends. Throws an
 * `HttpError` if the account was deleted meanwhile.
 */
export async function lockViews(trx: DatabaseTransaction, userId: string): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) throw unauthorized();
}

/** Returns how many views of a list a user has saved. */
export async function countViews(
  trx: DatabaseTransaction,
  userId: string,
  resource: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner_id', '=', userId)
    .where('resource', '=', resource)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Reads the ids of the views of a list that a user has saved. */
export async function ownViewIds(
  trx: DatabaseTransaction,
  userId: string,
  resource: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('saved_views')
    .select('id')
    .where('owner_id', '=', userId)
    .where('resource', '=', resource)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores the order of views. */
export async function orderViews(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await trx.updateTable('saved_views').set({ position }).where('id', '=', id).execute();
}

/** Returns the position of a view that is saved now: after all others of the list. */
export async function nextPosition(
  trx: DatabaseTransaction,
  userId: string,
  resource: string,
): Promise<number> {
  const { last } = await trx
    .selectFrom('saved_views')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('owner_id', '=', userId)
    .where('resource', '=', resource)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** Removes the mark of the default from a user's default view of a list. */
export async function clearDefault(
  trx: DatabaseTransaction,
  userId: string,
  resource: string,
): Promise<void> {
  await trx
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('owner_id', '=', userId)
    .where('resource', '=', resource)
    .where('is_default', '=', true)
    .execute();
}

/** Returns the columns that an owner can change. */
export const columnsOf = ({ name, shared, isDefault, search }: ViewDraft) => ({
  name,
  shared,
  is_default: isDefault,
  search,
});
