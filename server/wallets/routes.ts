import { Hono } from 'hono';
import { readJson } from '#server/http/body.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { readRecord } from '#server/repository/records.ts';
import { countTransactions } from './counts.ts';
import { decideWithdrawal } from './decision.ts';
import { withdrawalTable } from './tables.ts';

/** The calls of wallets beside those of their descriptors, below `/api/v1/admin`. */
export function walletRoutes({ db, now }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/transaction-counts', async (c) => c.json(data(await countTransactions(db))))
    .put('/wallets/:walletId/transactions/:id', async (c) => {
      const { walletId, id } = c.req.param();
      const decision = { walletId, id, callerId: c.get('caller').id };
      const message = await decideWithdrawal(db, decision, await readJson(c), now());
      return c.json({ ...data(await readRecord(db, withdrawalTable, id)), message });
    });
}
