import { sql } from 'kysely';
import { userBalance, userStatistics } from '#resources/calls/figures.ts';
import { readSignups } from '#resources/paths/dashboard.ts';
import { users } from '#resources/users.ts';
import { withdrawalMethods } from '#resources/withdrawal-methods.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Tools } from '#server/http/context.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { selectRecords } from '#server/repository/records.ts';
import { userCommandRoutes } from './commands.ts';
import { deleteUser } from './deletion.ts';
import { countConsequences } from './deletion-counts.ts';
import { reasonAgainstDeletion } from './deletion-reasons.ts';
import { existingUser } from './existing-user.ts';
import { readBalance, readUserStatistics } from './figures.ts';
import { signUp } from './sign-up.ts';
import { readSignupStatistics } from './statistics.ts';
import { withdrawalMethodTable } from './withdrawal-methods.ts';

/** Returns the routes of users except those of the list and of one user. */
export const userRoutes = (tools: Tools): readonly ServiceRoute[] => [
  [readSignups, async (c, db) => c.json(data(await readSignupStatistics(db, tools.now())))],
  [users.endpoints.create, signUp(tools)],
  [
    users.endpoints.removable,
    async (c, db) => {
      const id = await existingUser(c, db);
      const reason = await reasonAgainstDeletion(db, c.get('caller').id, id);
      return c.json(
        data({
          canDelete: reason === null,
          reason,
          ...(reason === null && { counts: await countConsequences(tools, db, id) }),
        }),
      );
    },
  ],
  [
    users.endpoints.remove,
    writing(async ({ c, outside }) => {
      const id = await existingUser(c, outside);
      return async (unit) => {
        await deleteUser(unit, c.get('caller').id, id, tools.now());
        return { body: messageOnly(message('userDeleted')) };
      };
    }),
  ],
  ...userCommandRoutes(tools),
  [userBalance.call, async (c, db) => c.json(data(await readBalance(db, await existingUser(c, db))))],
  [
    userStatistics.call,
    async (c, db) => c.json(data(await readUserStatistics(db, await existingUser(c, db)))),
  ],
  [
    withdrawalMethods.endpoints.list,
    async (c, db) => {
      const id = await existingUser(c, db);
      const oldestFirst = sql`where listed.user_id = ${id} order by listed.created_at, listed.id`;
      return c.json(data(await selectRecords(db, withdrawalMethodTable, oldestFirst)));
    },
  ],
];
