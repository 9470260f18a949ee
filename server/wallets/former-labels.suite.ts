import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';
import { finishDeletions } from '#server/users/belongings.ts';
import { moneyOfUser } from './of-user.ts';

export const formerLabelsSuite: Suite = (service) => {
  describe('the labels of the withdrawals of users whom a version before has deleted', () => {
    test('are emptied, and no others', async () => {
      const { db, addUser, services } = service();
      const [deleted, living] = [await addWallet(service()), await addWallet(service())];
      const owner = await addUser({ role: 'driver', deleted_at: new Date() });
      await sql`update wallets set user_id = ${owner} where id = ${deleted}`.execute(db);
      const paid = await addTransaction(service(), deleted, { status: 'validated' });
      await sql`insert into transactions (id, wallet_id, type, amount, status, method_type, method_label)
        select gen_random_uuid(), wallet_id, type, amount, status, method_type, method_label
        from transactions, generate_series(1, 2200) where id = ${paid}`.execute(db);
      await addTransaction(service(), deleted, { type: 'credit', status: 'validated' });
      await addTransaction(service(), living, { status: 'validated' });

      // A process does it once for its database: this one has done nothing yet.
      finishDeletions(services.background, db.withoutPlugins(), [moneyOfUser]);
      await services.background.settled();
      const { rows } = await sql`
        select wallet_id, type, method_type, method_label, count(*)::int as count from transactions
        group by 1, 2, 3, 4 order by method_label`.execute(db);
      expect(rows).toEqual([
        { wallet_id: deleted, type: 'withdrawal', method_type: 'bank', method_label: '', count: 2201 },
        { wallet_id: living, type: 'withdrawal', method_type: 'bank', method_label: 'FR76 1234', count: 1 },
        { wallet_id: deleted, type: 'credit', method_type: null, method_label: null, count: 1 },
      ]);
    });
  });
};
