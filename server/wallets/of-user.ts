import { sql } from 'kysely';
import type { Belongings } from '#server/users/belongings.ts';
import { emptyFormerLabels } from './former-labels.ts';

/**
 * The money of a user: it must be settled before a deletion. Amounts and the types of their accounts stay; the accounts for
 * withdrawals and their labels go.
 */
export const moneyOfUser: Belongings = {
  lock: async (trx, userId) => {
    await trx.selectFrom('wallets').select('id').where('user_id', '=', userId).forUpdate().execute();
  },
  unsettled: async (db, userId) => {
    const { rows } = await sql<{ withdrawal: boolean; wallet: boolean }>`
      select
        exists (select from transactions join wallets on wallets.id = wallet_id
          where user_id = ${userId} and type = 'withdrawal' and status = 'pending') as withdrawal,
        exists (select from wallets where user_id = ${userId} and (available > 0 or pending > 0)) as wallet`.execute(
      db,
    );
    if (rows[0]?.withdrawal) return 'userHasWithdrawal';
    return rows[0]?.wallet ? 'userHasMoney' : undefined;
  },
  count: async (db, userId) => {
    const { rows } = await sql<{ methods: number; transactions: number }>`
      select
        (select count(*)::int from withdrawal_methods where user_id = ${userId}) as methods,
        (select count(*)::int from transactions join wallets on wallets.id = wallet_id
          where user_id = ${userId}) as transactions`.execute(db);
    return { ...rows[0] };
  },
  remove: async (trx, { id }) => {
    await trx.deleteFrom('withdrawal_methods').where('user_id', '=', id).execute();
    // The label of an account is an address of PayPal, or a part of an IBAN.
    const own = trx.selectFrom('wallets').select('id').where('user_id', '=', id);
    await trx
      .updateTable('transactions')
      .set({ method_label: '' })
      .where('type', '=', 'withdrawal')
      .where('wallet_id', 'in', own)
      .execute();
    return [];
  },
  finish: emptyFormerLabels,
};
