import { sql } from 'kysely';
import { users } from '#resources/users.ts';
import type { Database } from '#server/database/tables.ts';
import { columnsOf, computed } from '#server/repository/columns.ts';
import { readRecord } from '#server/repository/records.ts';
import { mapTable } from '#server/repository/resource-table.ts';

const { column, time } = columnsOf<'users'>();

/** The mapping of users to their table. `sign-up.ts` adds them, and `deletion.ts` deletes them. */
export const userTable = mapTable(users, 'users', {
  columns: {
    name: column('name'),
    email: column('email'),
    emailVerified: column('email_verified'),
    phone: column('phone'),
    avatar: computed(sql<string | null>`'/files/' || listed.avatar_id`),
    role: column('role'),
    activeRole: column('active_role'),
    status: column('status'),
    createdAt: time('created_at'),
    rating: computed(sql<{ avg: number; total: number } | null>`case when listed.rating_total = 0 then null
      else json_build_object('avg', listed.rating_avg, 'total', listed.rating_total) end`),
    subscription: computed(sql<{ status: string } | null>`case when listed.subscription_status is not null
      then json_build_object('status', listed.subscription_status) end`),
  },
  orders: { name: 'name_key', role: 'role', createdAt: 'created_at' },
  otherOrders: { email: 'email', phone: 'phone', rating: 'rating_avg' },
  filters: {
    role: 'role',
    status: 'status',
    emailVerified: 'email_verified',
    subscription: 'subscription_status',
    createdAt: 'created_at',
  },
  only: sql`listed.deleted_at is null`,
  messages: { notFound: 'userNotFound' },
  serves: ['list', 'one'],
});

/** Reads one user; undefined if there is none. */
export const readUser = (db: Database, id: string) => readRecord(db, userTable, id);
