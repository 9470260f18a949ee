import { Hono } from 'hono';
import { sql } from 'kysely';
import { message } from '#server/base/messages.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { selectRecords } from '#server/repository/records.ts';
import { readBalance, readUserStats } from './activity.ts';
import { deleteUser, reasonAgainstDeletion } from './deletion.ts';
import { existingUser } from './existing-user.ts';
import { readSignupStatistics } from './statistics.ts';
import { withdrawalMethodTable } from './withdrawal-methods.ts';

/** The calls of users beside those of their descriptor, below `/api/v1/admin/users`. */
export function adminUsers({ db, now }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/dashboard', async (c) => c.json(data(await readSignupStatistics(db, now()))))
    .get('/:id/can-delete', async (c) => {
      const reason = await reasonAgainstDeletion(db, c.get('caller').id, await existingUser(c, db));
      return c.json(data({ canDelete: reason === null, reason }));
    })
    .delete('/:id', async (c) => {
      await deleteUser(db, c.get('caller').id, await existingUser(c, db));
      return c.json(messageOnly(message('userDeleted')));
    })
    .get('/:id/balance', async (c) => c.json(data(await readBalance(db, await existingUser(c, db)))))
    .get('/:id/stats', async (c) => c.json(data(await readUserStats(db, await existingUser(c, db)))));
}

/** The one call for administrators at the server's root, below `/admin/users`. */
export function rootAdminUsers({ db }: Services): Hono<Env> {
  return new Hono<Env>().get('/:id/withdrawal-methods', async (c) => {
    const id = await existingUser(c, db);
    const oldestFirst = sql`where listed.user_id = ${id} order by listed.created_at, listed.id`;
    return c.json(data(await selectRecords(db, withdrawalMethodTable, oldestFirst)));
  });
}
