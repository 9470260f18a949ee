import type { Hono } from 'hono';
import { sql } from 'kysely';
import { userBalance, userStatistics } from '#resources/calls/figures.ts';
import { readSignups } from '#resources/paths/dashboard.ts';
import { users } from '#resources/users.ts';
import { withdrawalMethods } from '#resources/withdrawal-methods.ts';
import { message } from '#server/base/messages.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { selectRecords } from '#server/repository/records.ts';
import { readBalance, readUserStatistics } from './activity.ts';
import { deleteUser, reasonAgainstDeletion } from './deletion.ts';
import { existingUser } from './existing-user.ts';
import { readSignupStatistics } from './statistics.ts';
import { withdrawalMethodTable } from './withdrawal-methods.ts';

/** Creates the routes of users except those of the list and of one user. */
export function userRoutes({ db, now }: Services): Hono<Env> {
  return callRoutes([
    [readSignups, async (c) => c.json(data(await readSignupStatistics(db, now())))],
    [
      users.endpoints.removable,
      async (c) => {
        const reason = await reasonAgainstDeletion(db, c.get('caller').id, await existingUser(c, db));
        return c.json(data({ canDelete: reason === null, reason }));
      },
    ],
    [
      users.endpoints.remove,
      async (c) => {
        await deleteUser(db, c.get('caller').id, await existingUser(c, db));
        return c.json(messageOnly(message('userDeleted')));
      },
    ],
    [userBalance.call, async (c) => c.json(data(await readBalance(db, await existingUser(c, db))))],
    [userStatistics.call, async (c) => c.json(data(await readUserStatistics(db, await existingUser(c, db))))],
    [
      withdrawalMethods.endpoints.list,
      async (c) => {
        const id = await existingUser(c, db);
        const oldestFirst = sql`where listed.user_id = ${id} order by listed.created_at, listed.id`;
        return c.json(data(await selectRecords(db, withdrawalMethodTable, oldestFirst)));
      },
    ],
  ]);
}
