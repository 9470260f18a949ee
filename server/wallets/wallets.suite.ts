import { describe, expect, test } from 'vitest';
import { transactions } from '#resources/transactions.ts';
import { wallets } from '#resources/wallets.ts';
import { withdrawals } from '#resources/withdrawals.ts';
import { recordSchema } from '#schema/schemas.ts';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readData, readPage } from '#server/testing/responses.ts';
import { addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';

const withdrawal = recordSchema(withdrawals);

export const walletsSuite: Suite = (service) => {
  async function list(path: string) {
    const token = await service().tokenOf('admin');
    const { body } = await service().call('GET', `/api/v1/admin/${path}`, { token });
    const { items } = readPage(identified, body);
    return { items, ids: items.map(({ id }) => id) };
  }

  test('adds up the withdrawals that nobody has decided on', async () => {
    const { call, tokenOf } = service();
    const wallet = await addWallet(service(), {});
    await addTransaction(service(), wallet, { amount: 7 });
    await addTransaction(service(), wallet, { amount: 12.35 });
    await addTransaction(service(), wallet, { amount: 40, status: 'validated' });
    await addTransaction(service(), wallet, { amount: 50, type: 'debit', status: 'pending' });
    const { body } = await call('GET', '/api/v1/admin/withdrawals/pending', {
      token: await tokenOf('admin'),
    });
    expect(body).toEqual({ data: { amount: 19.35 } });
  });

  test('wallets, transactions and withdrawals are listed and found by their user', async () => {
    const { addUser, db } = service();
    const alice = await addUser({ name: 'Alice Dubreuil', role: 'driver' });
    const rich = await addWallet(service(), { user_id: alice, available: 120.5, pending: 7 });
    const poor = await addWallet(service(), { pending: 50 });
    const credit = await addTransaction(service(), rich, {
      type: 'credit',
      amount: 120.5,
      status: 'validated',
    });
    const requested = await addTransaction(service(), rich, { amount: 7 });
    const other = await addTransaction(service(), poor, { status: 'rejected' });

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
    expect(all.ids).toEqual([credit, other, requested]);
    expect(all.items[0]).not.toHaveProperty('method');
    expect(recordSchema(transactions).safeParse(all.items[0]).success).toBe(true);
    expect((await list('transactions?query=alice&sort=amount')).ids).toEqual([requested, credit]);

    const some = await list('withdrawals?sort=amount');
    expect(some.ids).toEqual([requested, other]);
    expect(some.items[0]).toMatchObject({
      wallet_id: rich,
      user: { id: alice },
      type: 'withdrawal',
      amount: 7,
      status: 'pending',
      method: { type: 'bank', label: 'FR76 1234' },
    });
    expect(withdrawal.safeParse(some.items[0]).success).toBe(true);
    await db.updateTable('users').set({ name: 'Zoé' }).where('id', '=', alice).execute();
    for (const path of ['wallets', 'transactions', 'withdrawals']) {
      expect((await list(`${path}?query=dubreuil`)).ids).toEqual([]);
      expect((await list(`${path}?query=zoe`)).ids).not.toEqual([]);
    }

    const token = await service().tokenOf('admin');
    const counts = await service().call('GET', '/api/v1/admin/transaction-counts', { token });
    expect(counts.body.data).toEqual({ pending: 1, validated: 1, rejected: 1 });
  });

  test('without an order, the withdrawals that wait come first, then the latest', async () => {
    const at = (days: number) => new Date(service().now().getTime() - days * 86_400_000);
    const [wallet, other] = [await addWallet(service(), {}), await addWallet(service(), {})];
    const add = (days: number, status: 'pending' | 'validated' | 'rejected', of = wallet) =>
      addTransaction(service(), of, { status, amount: days, created_at: at(days) });
    const validated = await add(1, 'validated');
    const late = await add(2, 'pending');
    const rejected = await add(3, 'rejected', other);
    const oldest = await add(5, 'validated');
    const early = await add(4, 'pending', other);
    await addTransaction(service(), wallet, { type: 'credit', status: 'pending' });
    const queue = [late, early, validated, rejected, oldest];
    const ids = async (query: string) => (await list(`withdrawals?${query}`)).ids;

    for (const search of ['', '&query=exemple', `&createdAt_from=${at(9).toISOString()}`, '&amount_max=9']) {
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(...(await ids(`limit=2&page=${page}${search}`)));
      expect(pages).toEqual(queue);
    }
    expect(await ids('status=pending')).toEqual([late, early]);
    expect(await ids('status=validated&status=rejected')).toEqual([validated, rejected, oldest]);
    expect(await ids('status=validated&status=pending')).toEqual([late, early, validated, oldest]);
    expect(await ids(`createdAt_to=${at(2.5).toISOString()}`)).toEqual([early, rejected, oldest]);
    expect(await ids('sort=-createdAt')).toEqual([validated, late, rejected, early, oldest]);
  });

  describe('deciding on a withdrawal', () => {
    async function prepared() {
      const wallet = await addWallet(service(), { available: 100, pending: 80.25 });
      return { wallet, id: await addTransaction(service(), wallet, { amount: 50.25 }) };
    }
    async function decide(wallet: string, id: string, json: unknown, headers = {}) {
      const token = await service().tokenOf('admin');
      const path = `/api/v1/admin/wallets/${wallet}/transactions/${id}`;
      return service().call('PUT', path, { token, json, headers });
    }
    const balances = async () => {
      const rows = await service().db.selectFrom('wallets').select(['available', 'pending']).execute();
      return rows.map(({ available, pending }) => [Number(available), Number(pending)]);
    };

    test('validating subtracts the pending amount', async () => {
      const { wallet, id } = await prepared();
      const { status, body } = await decide(wallet, id, { status: 'validated' });
      expect([status, body.message]).toEqual([200, message('withdrawalValidated')]);
      expect(body.data).toMatchObject({ id, wallet_id: wallet, status: 'validated', amount: 50.25 });
      expect(await balances()).toEqual([[100, 30]]);
    });

    test('rejecting makes the amount available again, and stores the note and the administrator', async () => {
      const { wallet, id } = await prepared();
      const note = '  RIB illisible.\nÀ renvoyer.  ';
      const { status, body } = await decide(wallet, id, { status: 'rejected', note });
      expect([status, body.message]).toEqual([200, message('withdrawalRejected')]);
      expect(body.data).toMatchObject({ status: 'rejected', note: 'RIB illisible.\nÀ renvoyer.' });
      expect((await list('withdrawals')).items[0]).toMatchObject({ note: 'RIB illisible.\nÀ renvoyer.' });
      expect(await balances()).toEqual([[150.25, 30]]);
      const stored = await service()
        .db.selectFrom('transactions')
        .select(['status', 'note', 'decided_by', 'decided_at'])
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ status: 'rejected', note: 'RIB illisible.\nÀ renvoyer.' });
      expect([typeof stored.decided_by, stored.decided_at instanceof Date]).toEqual(['string', true]);
    });

    test('of decisions at the same time, one succeeds and the others get an error', async () => {
      const { wallet, id } = await prepared();
      const responses = await Promise.all(
        ['validated', 'rejected', 'validated', 'rejected'].map((status) => decide(wallet, id, { status })),
      );
      const rejected = responses.filter(({ status }) => status === 409);
      expect(rejected.map(({ body }) => body.message)).toEqual(Array(3).fill(message('withdrawalDecided')));
      const accepted = responses.find(({ status }) => status === 200);
      const isRejected = accepted && readData(withdrawal, accepted.body).status === 'rejected';
      expect(await balances()).toEqual([[isRejected ? 150.25 : 100, 30]]);
    });

    test('a wallet with too small a pending amount does not change', async () => {
      const wallet = await addWallet(service(), { available: 100, pending: 50.24 });
      const id = await addTransaction(service(), wallet, { amount: 50.25 });
      for (const decided of ['validated', 'rejected']) {
        const { status, body } = await decide(wallet, id, { status: decided });
        expect([status, body.message]).toEqual([409, message('withdrawalNotCovered')]);
      }
      expect(await balances()).toEqual([[100, 50.24]]);
    });

    test('two decisions on one wallet at the same time both count', async () => {
      const { wallet, id } = await prepared();
      const other = await addTransaction(service(), wallet, { amount: 30 });
      await Promise.all([
        decide(wallet, id, { status: 'rejected' }),
        decide(wallet, other, { status: 'rejected' }),
      ]);
      expect(await balances()).toEqual([[180.25, 0]]);
    });

    test('with an outdated version is refused as such, also if somebody else has decided', async () => {
      const { wallet, id } = await prepared();
      const decided = await decide(wallet, id, { status: 'validated' });
      const late = await decide(wallet, id, { status: 'rejected' }, { 'if-match': '"outdated"' });
      expect([late.status, late.body.data]).toEqual([412, decided.body.data]);
      expect(await balances()).toEqual([[100, 30]]);
    });

    test.for(['credit', 'debit'] as const)('a %s cannot be decided', async (type) => {
      const { wallet } = await prepared();
      const id = await addTransaction(service(), wallet, { type });
      const { status, body } = await decide(wallet, id, { status: 'validated' });
      expect([status, body.message]).toEqual([409, message('notWithdrawal')]);
      expect(await balances()).toEqual([[100, 80.25]]);
    });

    test('a transaction that does not exist, or belongs to another wallet, is not found', async () => {
      const { wallet, id } = await prepared();
      for (const [walletId, transactionId] of [
        [newId(), id],
        [wallet, newId()],
        ['abc', id],
        [wallet, 'abc'],
      ] as const) {
        const { status, body } = await decide(walletId, transactionId, { status: 'validated' });
        expect([status, body.message]).toEqual([404, message('transactionNotFound')]);
      }
    });

    test.for([
      [{ status: 'pending' }, 'status'],
      [{ status: 'validated', note: 12 }, 'note'],
      [{ status: 'validated', note: 'a'.repeat(1001) }, 'note'],
      [{ status: 'validated', note: '<script>x</script>' }, 'note'],
      [{ status: 'validated', note: 'a\u0000' }, 'note'],
    ] as const)('%j is an error of its field', async ([json, field]) => {
      const { wallet, id } = await prepared();
      const { status, body } = await decide(wallet, id, json);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
      expect(await balances()).toEqual([[100, 80.25]]);
    });
  });
};
