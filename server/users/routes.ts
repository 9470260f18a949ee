import { users } from '#resources/users.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Tools } from '#server/http/context.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { type Belongings, finishDeletions } from './belongings.ts';
import { userCommandRoutes } from './commands.ts';
import { deleteUser } from './deletion.ts';
import { countConsequences } from './deletion-counts.ts';
import { reasonAgainstDeletion } from './deletion-reasons.ts';
import { existingUser } from './existing-user.ts';
import { signUp } from './sign-up.ts';

/**
 * Returns the routes of users except those of the list and of one user. `belongings` are what the parts of the service
 * hold of a user, which decide on the deletion together.
 */
export const userRoutes = (tools: Tools, belongings: readonly Belongings[]): readonly ServiceRoute[] => [
  [users.endpoints.create, signUp(tools)],
  [
    users.endpoints.removable,
    async (c, db) => {
      const id = await existingUser(c, db);
      const reason = await reasonAgainstDeletion(db, { id, callerId: c.get('caller').id }, belongings);
      return c.json(
        data({
          canDelete: reason === null,
          reason,
          ...(reason === null && { counts: await countConsequences(tools, db, id, belongings) }),
        }),
      );
    },
  ],
  [
    users.endpoints.remove,
    writing(async ({ c, outside }) => {
      const id = await existingUser(c, outside);
      return async (unit) => {
        await deleteUser(unit, { id, callerId: c.get('caller').id, now: tools.now() }, belongings);
        unit.afterCommit(() => finishDeletions(tools.background, outside, belongings));
        return { body: messageOnly(message('userDeleted')) };
      };
    }),
  ],
  ...userCommandRoutes(tools),
];
