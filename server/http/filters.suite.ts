import { describe, expect, test } from 'vitest';
import { filterParameters } from '#schema/filters.ts';
import { servedAt } from '#schema/served-at.ts';
import { activityTable } from '#server/activity/table.ts';
import { newId } from '#server/database/ids.ts';
import { resourceTables } from '#server/resource-tables.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import { addRide, addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';

const day = 86_400_000;

export const filtersSuite: Suite = (service) => {
  /** Reads the filtered list at a path. Returns the ids of its records, in order, after a check of the total. */
  async function found(path: string, query: Readonly<Record<string, string>> | string): Promise<string[]> {
    const token = await service().tokenOf('admin');
    const params = new URLSearchParams(query);
    params.set('limit', '100');
    const { status, body } = await service().call('GET', `/api/v1/admin/${path}?${params}`, { token });
    expect([status, body.errors]).toEqual([200, undefined]);
    const { items, total } = readPage(identified, body);
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  }

  async function addSubscription(user_id: string, status: string, age = 0) {
    const { db, now } = service();
    const plain = { price: 9, interval_unit: 'month', interval_count: 1, external_ref: 'sub_1' } as const;
    const created_at = new Date(now().getTime() - age);
    await db
      .insertInto('subscriptions')
      .values({ id: newId(), user_id, status, created_at, ...plain })
      .execute();
  }

  describe('users', () => {
    test('by one role, or by several', async () => {
      const { addUser } = service();
      const client = await addUser({ role: 'client' });
      const driver = await addUser({ role: 'driver' });
      expect(await found('users', 'role=client')).toEqual([client]);
      expect((await found('users', 'role=client&role=driver')).toSorted()).toEqual(
        [client, driver].toSorted(),
      );
    });

    test('by the verification of the email address', async () => {
      const { addUser } = service();
      const verified = await addUser({ email_verified: true });
      const unverified = await addUser({ role: 'driver' });
      expect(await found('users', 'emailVerified=true')).toEqual([verified]);
      expect(await found('users', 'emailVerified=false&role=driver')).toEqual([unverified]);
      expect(await found('users', 'emailVerified=false&emailVerified=true&role=driver')).toEqual([
        unverified,
      ]);
    });

    test('by the status of the account', async () => {
      const disabled = await service().addUser({ status: 'disabled' });
      expect(await found('users', 'status=disabled')).toEqual([disabled]);
      expect(await found('users', 'status=active')).not.toContain(disabled);
    });

    test('by the latest subscription', async () => {
      const { addUser } = service();
      const [renewed, ended, other] = [await addUser(), await addUser(), await addUser()];
      await addSubscription(renewed, 'EXPIRED', day);
      await addSubscription(renewed, 'OK');
      await addSubscription(ended, 'OK', day);
      await addSubscription(ended, 'CANCELED');
      expect(await found('users', 'subscription=OK')).toEqual([renewed]);
      expect(await found('users', 'subscription=EXPIRED')).toEqual([]);
      expect((await found('users', 'subscription=OK&subscription=CANCELED')).toSorted()).toEqual(
        [renewed, ended].toSorted(),
      );
      expect(await found('users', 'subscription=OK')).not.toContain(other);
    });

    test('by a period: its start counts, its end does not', async () => {
      const { addUser, now } = service();
      const at = (days: number) => new Date(now().getTime() - days * day);
      const [old, young] = [await addUser({ created_at: at(20) }), await addUser({ created_at: at(10) })];
      const from = at(20).toISOString();
      const to = at(10).toISOString();
      expect(await found('users', { createdAt_from: from, createdAt_to: to })).toEqual([old]);
      const wider = { createdAt_from: from, createdAt_to: at(9.9).toISOString() };
      expect(await found('users', wider)).toEqual([young, old]);
      // An instant may name any offset.
      const offset = new Date(at(20).getTime() + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
      expect(await found('users', { createdAt_from: offset, createdAt_to: to })).toEqual([old]);
    });

    test('together with a search, an order and a page', async () => {
      const { addUser, call, tokenOf } = service();
      for (const [name, role] of [
        ['Zoé', 'driver'],
        ['Zita', 'client'],
        ['Zacharie', 'driver'],
        ['Alice', 'driver'],
      ] as const)
        await addUser({ name, role, email: `${name === 'Zoé' ? 'zoe' : name.toLowerCase()}@exemple.fr` });
      const token = await tokenOf('admin');
      const query = 'query=z&role=driver&sort=name&limit=1&page=2';
      const { body } = await call('GET', `/api/v1/admin/users?${query}`, { token });
      expect(body.data).toMatchObject({ total: 2, items: [{ name: 'Zoé' }] });
    });
  });

  test('establishments by category and by the presence of pictures', async () => {
    const { addUser, db } = service();
    const texts = { titre_en: 'x', description: 'x' };
    const [cafe, hotel] = [newId(), newId()];
    await db
      .insertInto('categories')
      .values([
        { id: cafe, titre: 'Café', ...texts },
        { id: hotel, titre: 'Hôtel', ...texts },
      ])
      .execute();
    const add = async (category_id: string) => {
      const id = newId();
      const plain = { nom: 'Chez', adresse: '1 rue', phone: '01 23 45 67 89', description: '' };
      await db
        .insertInto('establishments')
        .values({ id, owner_id: await addUser(), category_id, ...plain })
        .execute();
      return id;
    };
    const [shown, bare] = [await add(cafe), await add(hotel)];
    const file_id = newId();
    await db
      .insertInto('files')
      .values({ id: file_id, content_type: 'image/webp', bytes: Buffer.from('x') })
      .execute();
    await db
      .insertInto('establishment_images')
      .values({ establishment_id: shown, file_id, position: 0 })
      .execute();
    expect(await found('etablissement', { category: cafe })).toEqual([shown]);
    expect(await found('etablissement', { category: newId() })).toEqual([]);
    expect(await found('etablissement', 'images=some')).toEqual([shown]);
    expect(await found('etablissement', 'images=none')).toEqual([bare]);
    expect(await found('etablissement', { category: cafe, images: 'none' })).toEqual([]);
  });

  test('options by one of their categories', async () => {
    const { db } = service();
    const texts = { titre: 'Bassin', titre_en: 'Pool', description: 'x' };
    const [one, other, option] = [newId(), newId(), newId()];
    await db
      .insertInto('categories')
      .values([one, other].map((id) => ({ id, ...texts })))
      .execute();
    await db
      .insertInto('options')
      .values({ id: option, ...texts })
      .execute();
    await db
      .insertInto('options')
      .values({ id: newId(), ...texts })
      .execute();
    await db
      .insertInto('option_categories')
      .values([one, other].map((category_id) => ({ option_id: option, category_id })))
      .execute();
    expect(await found('options', { categories: one })).toEqual([option]);
    expect(await found('options', { categories: other.toUpperCase() })).toEqual([option]);
    expect(await found('options', { categories: newId() })).toEqual([]);
  });

  test('rides by status, client, driver and price', async () => {
    const { addUser } = service();
    const [client, driver] = [await addUser(), await addUser({ role: 'driver' })];
    const pending = await addRide(service(), { client_id: client, price: 10 });
    const taken = await addRide(service(), {
      client_id: client,
      driver_id: driver,
      price: 20,
      status: 'accepted',
    });
    const other = await addRide(service(), { driver_id: driver, price: 30.5, status: 'completed' });
    expect(await found('rides', 'status=pending')).toEqual([pending]);
    expect((await found('rides', { client })).toSorted()).toEqual([pending, taken].toSorted());
    expect(await found('rides', { client, driver })).toEqual([taken]);
    expect(await found('rides', 'price_min=20&sort=price')).toEqual([taken, other]);
    expect(await found('rides', 'price_min=10&price_max=20&sort=price')).toEqual([pending, taken]);
    expect(await found('rides', 'price_min=30.5')).toEqual([other]);
    expect(await found('rides', 'price_min=20&price_max=10')).toEqual([]);
    const [from, to] = ['2030-01-01T00:00:00Z', '2020-01-01T00:00:00Z'];
    expect(await found('rides', { createdAt_from: from, createdAt_to: to })).toEqual([]);
  });

  test('wallets, withdrawals and transactions by their user; transactions by their ride and type', async () => {
    const { addUser } = service();
    const user = await addUser({ role: 'driver' });
    const wallet = await addWallet(service(), { user_id: user });
    const other = await addWallet(service());
    const ride = await addRide(service(), { driver_id: user, status: 'completed' });
    const withdrawal = await addTransaction(service(), wallet, { amount: 40 });
    const credit = await addTransaction(service(), wallet, {
      type: 'credit',
      status: 'validated',
      ride_id: ride,
    });
    const others = await addTransaction(service(), other, { status: 'rejected' });
    expect(await found('wallets', { user })).toEqual([wallet]);
    expect(await found('withdrawals', { user })).toEqual([withdrawal]);
    expect(await found('withdrawals', 'status=rejected')).toEqual([others]);
    expect(await found('withdrawals', 'amount_max=40')).toEqual([withdrawal]);
    expect((await found('transactions', { user })).toSorted()).toEqual([withdrawal, credit].toSorted());
    expect(await found('transactions', { ride })).toEqual([credit]);
    expect(await found('transactions', 'type=credit&type=debit')).toEqual([credit]);
    expect(await found('transactions', { user, status: 'rejected' })).toEqual([]);
  });

  describe.for([...resourceTables, activityTable].map((table) => [table.resource.name, table] as const))(
    'the filters of %s',
    ([, { resource, filters }]) => {
      const parameters = filterParameters(resource);
      const bad = {
        choice: 'nonsense',
        record: 'a\u0000b',
        presence: 'many',
        period: '2026-13-01',
        days: '2026-11-24T00:00:00Z',
        range: '1e9',
        resource: 'a\u0000b',
      };
      const more = { period: ['2026-11-24', '0000-01-01T00:00:00Z', 'hier'], range: ['12,5', '-', 'NaN'] };

      test('have a condition each', () => {
        for (const name of parameters.flatMap(({ members }) => members))
          expect(filters[name]).toBeTypeOf('function');
      });

      test('do not accept empty and unknown values, and name the parameter', async () => {
        const token = await service().tokenOf('admin');
        const others: Readonly<Record<string, readonly string[]>> = more;
        for (const { name, kind, choices } of parameters) {
          const values = ['', ...(kind === 'choice' && !choices ? [] : [bad[kind]]), ...(others[kind] ?? [])];
          for (const value of values) {
            const path = `${servedAt(resource.endpoints.list)}?${new URLSearchParams({ [name]: value })}`;
            const { status, body } = await service().call('GET', path, { token });
            expect([name, value, status, Object.keys(body.errors ?? {})]).toEqual([name, value, 422, [name]]);
          }
        }
      });
    },
  );
};
