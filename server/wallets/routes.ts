import { Hono } from 'hono';
import { readJson } from '#server/http/body.ts';
import type { Env, Services } from '#server/http/context.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, page } from '#server/http/responses.ts';
import { decideWithdrawal } from './decision.ts';
import {
  countTransactions,
  listTransactions,
  listWallets,
  listWithdrawals,
  readTransactions,
  transactionSorts,
  walletSorts,
} from './records.ts';

/** Wallets and what goes into them and out, below `/api/v1/admin`. */
export function adminWallets({ db, now }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/wallets', async (c) => {
      const { items, total } = await listWallets(db, listQuery(c, walletSorts, '-updatedAt'));
      return c.json(page(items, total));
    })
    .get('/transactions', async (c) => {
      const { items, total } = await listTransactions(db, listQuery(c, transactionSorts, '-createdAt'));
      return c.json(page(items, total));
    })
    .get('/withdrawals', async (c) => {
      const { items, total } = await listWithdrawals(db, listQuery(c, transactionSorts, '-createdAt'));
      return c.json(page(items, total));
    })
    .get('/transaction-counts', async (c) => c.json(data(await countTransactions(db))))
    .put('/wallets/:walletId/transactions/:id', async (c) => {
      const { walletId, id } = c.req.param();
      const named = { walletId, id, callerId: c.get('caller').id };
      const message = await decideWithdrawal(db, named, await readJson(c), now());
      return c.json({ ...data((await readTransactions(db, [id]))[0]), message });
    });
}
