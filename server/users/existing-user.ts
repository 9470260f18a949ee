import type { Context } from 'hono';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { notFound } from '#server/http/http-error.ts';

/** Returns the id of the user in the path; throws "not found" if there is no such user. */
export async function existingUser(c: Context, db: Database): Promise<string> {
  const id = c.req.param('id') ?? '';
  const user = isId(id)
    ? await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!user) throw notFound('userNotFound');
  return user.id;
}
