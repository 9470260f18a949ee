import type { Stock } from './resource-routes.ts';
import { type Routes, refuse } from './routes.ts';

/** What the service counts of transactions, and what an administrator decides of them. */
export function walletRoutes(stocks: ReadonlyMap<string, Stock>): Routes {
  const withdrawals = stocks.get('withdrawals') ?? { rows: [] };
  const count = (status: string) =>
    withdrawals.rows.filter((withdrawal) => withdrawal['status'] === status).length;
  return {
    'GET /admin/transaction-counts': () =>
      Response.json({
        data: {
          pending: count('pending'),
          validated: 18_204 + count('validated'),
          rejected: count('rejected'),
        },
      }),
    'PUT /admin/wallets/{wallet}/transactions/{id}': async (request, [wallet, id]) => {
      const sent: { status?: string } = await request.json();
      const found = withdrawals.rows.find((row) => row['id'] === id && row['wallet_id'] === wallet);
      if (found === undefined) return refuse(404, "Cette transaction n'existe pas.");
      if (found['status'] !== 'pending') return refuse(409, 'Ce retrait a déjà été traité.');
      withdrawals.rows = withdrawals.rows.map((row) =>
        row === found ? { ...row, status: sent.status } : row,
      );
      return Response.json({
        message: sent.status === 'validated' ? 'Retrait validé avec succès.' : 'Retrait rejeté avec succès.',
      });
    },
  };
}
