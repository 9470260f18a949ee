import { describe, expect, test } from 'vitest';
import { transactions } from '#resources/transactions.ts';
import { wallets } from '#resources/wallets.ts';
import { withdrawals } from '#resources/withdrawals.ts';
import { recordSchema } from '#schema/schemas.ts';
import { newId } from '#server/database/ids.ts';
import { addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';

export const walletsSuite: Suite = (world) => {
  async function list(path: string) {
    const token = await world().tokenOf('admin');
    const { body } = await world().call('GET', `/api/v1/admin/${path}`, { token });
    const { items } = Object(body.data) as { items: { id: string }[] };
    return { items, ids: items.map(({ id }) => id) };
  }

  test('wallets, transactions and withdrawals are listed and found by whose they are', async () => {
    const { addUser, db } = world();
    const alice = await addUser({ name: 'Alice Dubreuil', role: 'driver' });
    const rich = await addWallet(world(), { user_id: alice, available: 120.5, pending: 7 });
    const poor = await addWallet(world(), { pending: 50 });
    const credit = await addTransaction(world(), rich, {
      type: 'credit',
      amount: 120.5,
      status: 'validated',
    });
    const asked = await addTransaction(world(), rich, { amount: 7 });
    const other = await addTransaction(world(), poor, { status: 'rejected' });

    const [first] = (await list('wallets?sort=-available')).items;
    expect(first).toMatchObject({
      id: rich,
      user: { id: alice, name: 'Alice Dubreuil' },
      available: 120.5,
      pending: 7,
    });
    expect(recordSchema(wallets).safeParse(first).success).toBe(true);
    expect((await list('wallets?sort=pending')).ids).toEqual([rich, poor]);
    expect((await list('wallets?query=dubreuil')).ids).toEqual([rich]);

    const all = await list('transactions?sort=-amount');
    expect(all.ids).toEqual([credit, other, asked]);
    expect(all.items[0]).not.toHaveProperty('method');
    expect(recordSchema(transactions).safeParse(all.items[0]).success).toBe(true);
    expect((await list('transactions?query=alice&sort=amount')).ids).toEqual([asked, credit]);

    const some = await list('withdrawals?sort=amount');
    expect(some.ids).toEqual([asked, other]);
    expect(some.items[0]).toMatchObject({
      wallet_id: rich,
      user: { id: alice },
      type: 'withdrawal',
      amount: 7,
      status: 'pending',
      method: { type: 'bank', label: 'FR76 1234' },
    });
    expect(recordSchema(withdrawals).safeParse(some.items[0]).success).toBe(true);
    await db.updateTable('users').set({ name: 'Zoé' }).where('id', '=', alice).execute();
    for (const path of ['wallets', 'transactions', 'withdrawals']) {
      expect((await list(`${path}?query=dubreuil`)).ids).toEqual([]);
      expect((await list(`${path}?query=zoe`)).ids).not.toEqual([]);
    }

    const token = await world().tokenOf('admin');
    const counts = await world().call('GET', '/api/v1/admin/transaction-counts', { token });
    expect(counts.body.data).toEqual({ pending: 1, validated: 1, rejected: 1 });
  });

  describe('deciding on a withdrawal', () => {
    async function prepared() {
      const wallet = await addWallet(world(), { available: 100, pending: 80.25 });
      return { wallet, id: await addTransaction(world(), wallet, { amount: 50.25 }) };
    }
    async function decide(wallet: string, id: string, json: unknown) {
      const token = await world().tokenOf('admin');
      return world().call('PUT', `/api/v1/admin/wallets/${wallet}/transactions/${id}`, { token, json });
    }
    const balances = async () => {
      const rows = await world().db.selectFrom('wallets').select(['available', 'pending']).execute();
      return rows.map(({ available, pending }) => [Number(available), Number(pending)]);
    };

    test('validating lets the money go', async () => {
      const { wallet, id } = await prepared();
      const { status, body } = await decide(wallet, id, { status: 'validated' });
      expect([status, body.message]).toEqual([200, 'Retrait validé avec succès.']);
      expect(body.data).toMatchObject({ id, wallet_id: wallet, status: 'validated', amount: 50.25 });
      expect(await balances()).toEqual([[100, 30]]);
    });

    test('rejecting gives it back, and keeps the note and who decided', async () => {
      const { wallet, id } = await prepared();
      const note = '  RIB illisible.\nÀ renvoyer.  ';
      const { status, body } = await decide(wallet, id, { status: 'rejected', note });
      expect([status, body.message]).toEqual([200, 'Retrait rejeté avec succès.']);
      expect(await balances()).toEqual([[150.25, 30]]);
      const kept = await world()
        .db.selectFrom('transactions')
        .select(['status', 'note', 'decided_by', 'decided_at'])
        .executeTakeFirstOrThrow();
      expect(kept).toMatchObject({ status: 'rejected', note: 'RIB illisible.\nÀ renvoyer.' });
      expect([typeof kept.decided_by, kept.decided_at instanceof Date]).toEqual(['string', true]);
    });

    test('of administrators who decide at once, one wins and the others are told', async () => {
      const { wallet, id } = await prepared();
      const answers = await Promise.all(
        ['validated', 'rejected', 'validated', 'rejected'].map((status) => decide(wallet, id, { status })),
      );
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map(({ body }) => body.message)).toEqual(Array(3).fill('Ce retrait a déjà été traité.'));
      const winner = answers.find(({ status }) => status === 200);
      const isRejected = Object(winner?.body.data).status === 'rejected';
      expect(await balances()).toEqual([[isRejected ? 150.25 : 100, 30]]);
    });

    test('a wallet from which more was asked than was set aside stays as it is', async () => {
      const wallet = await addWallet(world(), { available: 100, pending: 10 });
      const id = await addTransaction(world(), wallet, { amount: 50.25 });
      const { status, body } = await decide(wallet, id, { status: 'validated' });
      expect([status, body.code]).toEqual([409, 'E_CONFLICT']);
      expect(await balances()).toEqual([[100, 10]]);
    });

    test('two withdrawals of one wallet at once lose nothing', async () => {
      const { wallet, id } = await prepared();
      const other = await addTransaction(world(), wallet, { amount: 30 });
      await Promise.all([
        decide(wallet, id, { status: 'rejected' }),
        decide(wallet, other, { status: 'rejected' }),
      ]);
      expect(await balances()).toEqual([[180.25, 0]]);
    });

    test.for(['credit', 'debit'] as const)('a %s is none', async (type) => {
      const { wallet } = await prepared();
      const id = await addTransaction(world(), wallet, { type });
      const { status, body } = await decide(wallet, id, { status: 'validated' });
      expect([status, body.message]).toEqual([409, 'Seul un retrait peut être validé ou rejeté.']);
      expect(await balances()).toEqual([[100, 80.25]]);
    });

    test('what is not there, or in another wallet, is not found', async () => {
      const { wallet, id } = await prepared();
      for (const [place, name] of [
        [newId(), id],
        [wallet, newId()],
        ['abc', id],
        [wallet, 'abc'],
      ] as const) {
        const { status, body } = await decide(place, name, { status: 'validated' });
        expect([status, body.message]).toEqual([404, "Cette transaction n'existe pas."]);
      }
    });

    test.for([
      [{ status: 'pending' }, 'status'],
      [{ status: 'validated', note: 12 }, 'note'],
      [{ status: 'validated', note: 'a'.repeat(1001) }, 'note'],
      [{ status: 'validated', note: '<script>x</script>' }, 'note'],
      [{ status: 'validated', note: 'a\u0000' }, 'note'],
    ] as const)('%j is refused at its field', async ([json, field]) => {
      const { wallet, id } = await prepared();
      const { status, body } = await decide(wallet, id, json);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
      expect(await balances()).toEqual([[100, 80.25]]);
    });
  });
};
