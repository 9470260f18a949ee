import type { users } from '#resources/users.ts';
import type { RecordOf } from '#schema/resource.ts';
import { inOrder } from '#server/database/paging.ts';
import type { Database } from '#server/database/tables.ts';
import { pictureAddress } from '#server/files/files.ts';

/** A user as the contract shows one. */
export type UserRecord = RecordOf<typeof users>;

function selectUsers(db: Database) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'email_verified',
      'phone',
      'avatar_id',
      'role',
      'active_role',
      'created_at',
    ])
    .select(['rating_avg', 'rating_total'])
    .select((user) =>
      user
        .selectFrom('subscriptions')
        .select('status')
        .whereRef('subscriptions.user_id', '=', 'users.id')
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('subscription_status'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

function recordOf(row: Row): UserRecord {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone,
    avatar: row.avatar_id && pictureAddress(row.avatar_id),
    role: row.role,
    activeRole: row.active_role,
    createdAt: row.created_at.toISOString(),
    rating: row.rating_total === 0 ? null : { avg: Number(row.rating_avg), total: row.rating_total },
    subscription: row.subscription_status === null ? null : { status: row.subscription_status },
  };
}

/** One user, where there is one. */
export async function readUser(db: Database, id: string): Promise<UserRecord | undefined> {
  const row = await selectUsers(db).where('id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

/** Several users, in the order of their identities. */
export async function readUsers(db: Database, ids: readonly string[]): Promise<readonly UserRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectUsers(db).where('id', 'in', ids).execute();
  return inOrder(ids, rows).map(recordOf);
}
