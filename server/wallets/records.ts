import { type RawBuilder, sql } from 'kysely';
import { inOrder, type ListQuery, pageOfIds } from '#server/database/paging.ts';
import { containsWords } from '#server/database/search.ts';
import type { Database } from '#server/database/tables.ts';
import { someoneReachable } from '#server/users/people.ts';

const walletOrders = {
  available: sql`listed.available`,
  pending: sql`listed.pending`,
  updatedAt: sql`listed.updated_at`,
};
type WalletSort = keyof typeof walletOrders;
export const walletSorts: readonly WalletSort[] = ['available', 'pending', 'updatedAt'];

/** One page of the wallets whose user's name or email contains every word of the query. */
export async function listWallets(db: Database, query: ListQuery<WalletSort>) {
  const source = {
    from: sql`wallets as listed`,
    where: containsWords(query.query),
    orders: walletOrders,
  };
  const { ids, total } = await pageOfIds(db, source, query);
  if (ids.length === 0) return { items: [], total };
  const rows = await db
    .selectFrom('wallets as wallet')
    .innerJoin('users as person', 'person.id', 'wallet.user_id')
    .select(['wallet.id', 'wallet.available', 'wallet.pending', 'wallet.updated_at'])
    .select(someoneReachable('person').as('user'))
    .where('wallet.id', 'in', ids)
    .execute();
  const items = inOrder(ids, rows).map(({ id, user, available, pending, updated_at }) => ({
    id,
    user,
    available: Number(available),
    pending: Number(pending),
    updatedAt: updated_at.toISOString(),
  }));
  return { items, total };
}

const orders = { amount: sql`listed.amount`, createdAt: sql`listed.created_at` };
type TransactionSort = keyof typeof orders;
export const transactionSorts: readonly TransactionSort[] = ['amount', 'createdAt'];

/** One page of the transactions of wallets whose user's name or email contains every word of the query. */
export const listTransactions = (db: Database, query: ListQuery<TransactionSort>) =>
  list(db, sql`transactions as listed`, containsWords(query.query), query);

/** The same of withdrawals alone. */
export const listWithdrawals = (db: Database, query: ListQuery<TransactionSort>) =>
  list(
    db,
    sql`transactions as listed`,
    sql`listed.type = 'withdrawal' and ${containsWords(query.query)}`,
    query,
  );

async function list(
  db: Database,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  query: ListQuery<TransactionSort>,
) {
  const { ids, total } = await pageOfIds(db, { from, where, orders }, query);
  return { items: await readTransactions(db, ids), total };
}

/** Several transactions, in the order of their identities. */
export async function readTransactions(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('transactions as moved')
    .innerJoin('wallets as wallet', 'wallet.id', 'moved.wallet_id')
    .innerJoin('users as person', 'person.id', 'wallet.user_id')
    .select(['moved.id', 'moved.wallet_id', 'moved.type', 'moved.amount', 'moved.status'])
    .select(['moved.method_type', 'moved.method_label', 'moved.created_at'])
    .select(someoneReachable('person').as('user'))
    .where('moved.id', 'in', ids)
    .execute();
  return inOrder(ids, rows).map(({ amount, method_type, method_label, created_at, ...row }) => ({
    ...row,
    amount: Number(amount),
    ...(row.type === 'withdrawal' && { method: { type: method_type, label: method_label } }),
    createdAt: created_at.toISOString(),
  }));
}

/** How many transactions there are of each status. */
export async function countTransactions(db: Database) {
  const { rows } = await sql<{ status: string; transactions: number }>`
    select status, count(*)::int as transactions from transactions group by status`.execute(db);
  const counts = new Map(rows.map(({ status, transactions }) => [status, transactions]));
  const of = (status: string) => counts.get(status) ?? 0;
  return { pending: of('pending'), validated: of('validated'), rejected: of('rejected') };
}
