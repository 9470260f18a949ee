import { sql } from 'kysely';
import { userBalance } from '#resources/calls/figures.ts';
import { transactionCounts } from '#resources/transactions.ts';
import { withdrawalMethods } from '#resources/withdrawal-methods.ts';
import { pendingSums, withdrawals } from '#resources/withdrawals.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { selectRecords } from '#server/repository/records.ts';
import { existingUser } from '#server/users/existing-user.ts';
import { readBalance } from './balance.ts';
import { countTransactions, sumPendingWithdrawals } from './counts.ts';
import { decideWithdrawal, decisionBody } from './decision.ts';
import { withdrawalMethodTable } from './methods.ts';

/** Returns the routes of wallets except those of the lists, and those of a user's money. */
export const walletRoutes = ({ now }: Tools): readonly ServiceRoute[] => [
  [transactionCounts.call, async (c, db) => c.json(data(await countTransactions(db)))],
  [pendingSums.call, async (c, db) => c.json(data(await sumPendingWithdrawals(db)))],
  [userBalance.call, async (c, db) => c.json(data(await readBalance(db, await existingUser(c, db))))],
  [
    withdrawalMethods.endpoints.list,
    async (c, db) => {
      const id = await existingUser(c, db);
      const oldestFirst = sql`where listed.user_id = ${id} order by listed.created_at, listed.id`;
      return c.json(data(await selectRecords(db, withdrawalMethodTable, oldestFirst)));
    },
  ],
  // Both decisions, "validate" and "reject", are one call.
  [
    withdrawals.commands?.['validate']?.call,
    writing(async ({ c, body }) => {
      const { wallet_id: walletId = '', id = '' } = c.req.param();
      const entered = checked(decisionBody, (await body()).json);
      const decision = { walletId, id, callerId: c.get('caller').id, ...entered };
      return async (unit) => {
        const { before, after, message } = await decideWithdrawal(unit, decision, now());
        const { status, note } = entered;
        const name = status === 'validated' ? 'validate' : 'reject';
        // The entry has the note itself: it is not a change of a field.
        const decided = { ...before, status };
        const entry = { action: 'command', name, resource: withdrawals, before, after: decided } as const;
        unit.journal.record({ ...entry, ...(note && { note }) });
        return { body: { ...data(after), message }, current: after };
      };
    }),
  ],
];
