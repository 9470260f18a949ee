import { type Context, Hono } from 'hono';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, messageOnly, page } from '#server/http/responses.ts';
import { listOffersOfDriver, offerSorts } from '#server/rides/offers.ts';
import { readBalance, readUserStats, readWithdrawalMethods } from './activity.ts';
import { deleteUser, deletionRefusal } from './deletion.ts';
import { listUsers, userSorts } from './list.ts';
import { readUser } from './records.ts';
import { readSignupStatistics } from './statistics.ts';

/** The user that a path names; without one, the path does not exist. */
async function namedUser(c: Context, db: Database): Promise<string> {
  const id = c.req.param('id') ?? '';
  const found = isId(id)
    ? await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw notFound('userNotFound');
  return found.id;
}

/** Users as administrators see them, below `/api/v1/admin/users`. */
export function adminUsers({ db, now }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await listUsers(db, listQuery(c, userSorts, '-createdAt'));
      return c.json(page(items, total));
    })
    .get('/dashboard', async (c) => c.json(data(await readSignupStatistics(db, now()))))
    .get('/:id', async (c) => c.json(data(await readUser(db, await namedUser(c, db)))))
    .get('/:id/can-delete', async (c) => {
      const reason = await deletionRefusal(db, c.get('caller').id, await namedUser(c, db));
      return c.json(data({ canDelete: reason === null, reason }));
    })
    .delete('/:id', async (c) => {
      await deleteUser(db, c.get('caller').id, await namedUser(c, db));
      return c.json(messageOnly(message('userDeleted')));
    })
    .get('/:id/balance', async (c) => c.json(data(await readBalance(db, await namedUser(c, db)))))
    .get('/:id/stats', async (c) => c.json(data(await readUserStats(db, await namedUser(c, db)))))
    .get('/:id/ride-offers', async (c) => {
      const query = listQuery(c, offerSorts, '-createdAt');
      const { items, total } = await listOffersOfDriver(db, await namedUser(c, db), query);
      return c.json(page(items, total));
    });
}

/** The one admin call that stands at the server's root, below `/admin/users`. */
export function rootAdminUsers({ db }: Services): Hono<Env> {
  return new Hono<Env>().get('/:id/withdrawal-methods', async (c) =>
    c.json(data(await readWithdrawalMethods(db, await namedUser(c, db)))),
  );
}
