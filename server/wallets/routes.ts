import type { Hono } from 'hono';
import { transactionCounts } from '#resources/transactions.ts';
import { withdrawals } from '#resources/withdrawals.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { readRecord } from '#server/repository/records.ts';
import { countTransactions } from './counts.ts';
import { decideWithdrawal } from './decision.ts';
import { withdrawalTable } from './tables.ts';

/** Creates the routes of wallets except those of the lists. */
export function walletRoutes({ db, now }: Services): Hono<Env> {
  return callRoutes([
    [transactionCounts.call, async (c) => c.json(data(await countTransactions(db)))],
    // Both decisions, "validate" and "reject", are one call.
    [
      withdrawals.commands?.['validate']?.call,
      async (c) => {
        const { wallet_id: walletId = '', id = '' } = c.req.param();
        const decision = { walletId, id, callerId: c.get('caller').id };
        const message = await decideWithdrawal(db, decision, await readJson(c), now());
        return c.json({ ...data(await readRecord(db, withdrawalTable, id)), message });
      },
    ],
  ]);
}
