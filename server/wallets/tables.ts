import { sql } from 'kysely';
import { transactions } from '#resources/transactions.ts';
import { wallets } from '#resources/wallets.ts';
import { withdrawals } from '#resources/withdrawals.ts';
import type { RowFilter } from '#server/http/list-filters.ts';
import { columnsOf, computed } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';
import { memberUserWithEmail } from '#server/repository/user-columns.ts';

const wallet = columnsOf<'wallets'>();

/** The mapping of wallets to their table. */
export const walletTable = mapTable(wallets, 'wallets', {
  columns: {
    user: memberUserWithEmail('user_id'),
    available: wallet.decimal('available'),
    pending: wallet.decimal('pending'),
    updatedAt: wallet.time('updated_at'),
  },
  orders: { available: 'available', pending: 'pending', updatedAt: 'updated_at' },
  filters: { user: 'user_id' },
  defaultOrder: '-updatedAt',
});

const { column, decimal, time } = columnsOf<'transactions'>();

const columns = {
  wallet_id: column('wallet_id'),
  user: memberUserWithEmail(
    sql`(select wallet.user_id from wallets wallet where wallet.id = listed.wallet_id)`,
  ),
  type: column('type'),
  amount: decimal('amount'),
  status: column('status'),
  /** Only withdrawals have one. */
  method: {
    ...computed<{ type: string; label: string } | null>(sql`case when listed.type = 'withdrawal' then
      json_build_object('type', listed.method_type, 'label', listed.method_label) end`),
    isOptional: true,
  },
  createdAt: time('created_at'),
};
const orders = { amount: 'amount', createdAt: 'created_at' } as const;
const filters = {
  status: 'status',
  user: (matches) =>
    sql`listed.wallet_id in (select wallet.id from wallets wallet where ${matches(sql`wallet.user_id`)})`,
  amount: 'amount',
  createdAt: 'created_at',
} as const satisfies Readonly<Record<string, string | RowFilter>>;

/** Transactions are found by the texts of their wallet. */
const textsOf = { column: 'wallet_id', table: 'wallets' } as const;

/** The mapping of transactions to their table. */
export const transactionTable = mapTable(transactions, 'transactions', {
  columns: {
    ...columns,
    ride: computed<{ id: string; reference: string } | null>(sql`(
      select json_build_object('id', ride.id, 'reference', ride.reference)
      from rides ride where ride.id = listed.ride_id)`),
  },
  orders,
  textsOf,
  filters: { ...filters, type: 'type', ride: 'ride_id' },
  // Only a whole reference: a part of one is that of thousands of rides.
  alsoFound: [
    {
      column: 'ride_id',
      idsBy: (word) => sql`select ride.id from rides ride where fold(ride.reference) = fold(${word}::text)`,
    },
  ],
});

/** The mapping of withdrawals: the transactions that an administrator validates or rejects. */
export const withdrawalTable = mapTable(withdrawals, 'transactions', {
  columns: { ...columns, note: column('note') },
  orders,
  textsOf,
  filters,
  only: sql`listed.type = 'withdrawal'`,
  totalName: 'withdrawals',
});
