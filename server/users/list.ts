import { sql } from 'kysely';
import { type ListQuery, pageOfIds } from '#server/database/paging.ts';
import { containsWords } from '#server/database/search.ts';
import type { Database } from '#server/database/tables.ts';
import { readUsers, type UserRecord } from './records.ts';

const orders = {
  name: sql`listed.name_key`,
  email: sql`listed.email`,
  role: sql`listed.role`,
  phone: sql`listed.phone`,
  rating: sql`listed.rating_avg`,
  createdAt: sql`listed.created_at`,
};

export type UserSort = keyof typeof orders;
export const userSorts: readonly UserSort[] = ['name', 'email', 'role', 'phone', 'rating', 'createdAt'];

/** One page of the users whose name or email contains every word of the query. */
export async function listUsers(
  db: Database,
  query: ListQuery<UserSort>,
): Promise<{ items: readonly UserRecord[]; total: number }> {
  const source = { from: sql`users as listed`, where: containsWords(query.query), orders };
  const { ids, total } = await pageOfIds(db, source, query);
  return { items: await readUsers(db, ids), total };
}
