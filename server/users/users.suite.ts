import { describe, expect, test } from 'vitest';
import { users } from '#resources/users.ts';
import { recordSchema } from '#schema/schemas.ts';
import { deniedMessage, message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import type { Suite } from '#server/testing/suite.ts';

export const usersSuite: Suite = (service) => {
  const get = async (path: string) =>
    service().call('GET', `/api/v1/admin/users${path}`, { token: await service().tokenOf('admin') });

  async function subscribe(userId: string, status: string, created_at = service().now()) {
    const plan = { price: 10, interval_unit: 'month', interval_count: 1 } as const;
    const row = { id: newId(), user_id: userId, status, external_ref: 'sub_1', created_at, ...plan };
    await service().db.insertInto('subscriptions').values(row).execute();
  }

  test('a user has the members of the contract', async () => {
    const { db, addUser } = service();
    const avatar_id = newId();
    const bytes = new Uint8Array([1]);
    await db.insertInto('files').values({ id: avatar_id, content_type: 'image/png', bytes }).execute();
    const id = await addUser({ phone: '06 12 34 56 78', avatar_id, rating_avg: 4.25, rating_total: 12 });
    await subscribe(id, 'OLD', new Date(0));
    await subscribe(id, 'OK');
    const { status, body } = await get(`/${id}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      phone: '06 12 34 56 78',
      avatar: `/files/${avatar_id}`,
      rating: { avg: 4.25, total: 12 },
      subscription: { status: 'OK' },
    });
    expect(recordSchema(users).safeParse(body.data).success).toBe(true);
  });

  test('the subscription status of a user is that of their latest subscription, whichever row is written', async () => {
    const { db, addUser } = service();
    const [id, other] = [await addUser(), await addUser()];
    const latest = db.updateTable('subscriptions').where('created_at', '>', new Date(0));
    const expectStatuses = async (...statuses: readonly (string | null)[]) => {
      const records = await Promise.all([id, other].map((user) => get(`/${user}`)));
      const expected = statuses.map((status) => ({ subscription: status === null ? null : { status } }));
      expect(records.map(({ body }) => body.data)).toMatchObject(expected);
    };
    await subscribe(id, 'OLD', new Date(0));
    await subscribe(id, 'OK');
    await expectStatuses('OK', null);
    await latest.set({ status: 'CANCELED' }).execute();
    await expectStatuses('CANCELED', null);
    await latest.set({ user_id: other }).execute();
    await expectStatuses('OLD', 'CANCELED');
    await db.deleteFrom('subscriptions').where('user_id', '=', id).execute();
    await expectStatuses(null, 'CANCELED');
  });

  test.for(['abc', '1', '%00', '..%2F', newId(), "1'--", 'null'])(
    'the user %s does not exist',
    async (id) => {
      for (const path of ['', '/can-delete', '/balance', '/stats', '/ride-offers']) {
        const { status, body } = await get(`/${id}${path}`);
        expect([status, body.message]).toEqual([404, message('userNotFound')]);
      }
    },
  );

  describe('deleting', () => {
    const denied = deniedMessage(users);

    async function remove(id: string) {
      const token = await service().tokenOf('admin');
      const removable = await service().call('GET', `/api/v1/admin/users/${id}/can-delete`, { token });
      return {
        removable: removable.body.data,
        ...(await service().call('DELETE', `/api/v1/admin/users/${id}`, { token })),
      };
    }

    test('is allowed if the subscription is OK, and deletes all that belongs to the user', async () => {
      const { db, addUser, call } = service();
      const file = { content_type: 'image/png', bytes: new Uint8Array([1]) };
      const [avatar, picture, unrelated] = [newId(), newId(), newId()];
      await db
        .insertInto('files')
        .values([avatar, picture, unrelated].map((id) => ({ id, ...file })))
        .execute();
      const id = await addUser({ avatar_id: avatar });
      await subscribe(id, 'OK');
      const texts = { nom: 'Chez', adresse: 'a', phone: 'p', description: 'd', category_id: null };
      const establishment_id = newId();
      await db
        .insertInto('establishments')
        .values({ id: establishment_id, owner_id: id, ...texts })
        .execute();
      const image = { establishment_id, file_id: picture, position: 0 };
      await db.insertInto('establishment_images').values(image).execute();
      const app = { kind: 'totp', name: 'Téléphone', secret: new Uint8Array([1]) } as const;
      await db
        .insertInto('second_factors')
        .values({ id: newId(), user_id: id, created_at: new Date(), ...app })
        .execute();

      const { status, body, removable } = await remove(id);
      const counts = { establishments: 1, subscriptions: 1, sessions: 0, requests: 0, methods: 0, rides: 0 };
      expect(removable).toEqual({ canDelete: true, reason: null, counts: { ...counts, transactions: 0 } });
      expect([status, body.message]).toEqual([200, message('userDeleted')]);
      expect((await get(`/${id}`)).status).toBe(404);
      const token = await service().tokenOf('admin');
      expect((await call('GET', `/files/${picture}`, { token })).status).toBe(404);
      const files = await db.selectFrom('files').select('id').execute();
      expect(files).toEqual([{ id: unrelated }]);
      expect(await db.selectFrom('establishments').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('second_factors').selectAll().execute()).toEqual([]);
    });

    test.for([null, 'PENDING', 'ok', ''])('is rejected if the subscription is %s', async (subscription) => {
      const id = await service().addUser();
      if (subscription !== null) await subscribe(id, subscription);
      const { status, body, removable } = await remove(id);
      expect(removable).toEqual({ canDelete: false, reason: denied });
      expect([status, body.message]).toEqual([409, denied]);
      expect((await get(`/${id}`)).status).toBe(200);
    });

    test("is rejected for the administrator's own account", async () => {
      const { addUser, sessionOf, call } = service();
      const id = await addUser({ role: 'admin' });
      await subscribe(id, 'OK');
      const { access_token: token } = await sessionOf(id);
      const { status, body } = await call('DELETE', `/api/v1/admin/users/${id}`, { token });
      expect([status, body.message]).toEqual([409, message('ownAccount')]);
    });

    test('of two administrators who delete each other at once, one succeeds', async () => {
      const { addUser, sessionOf, call } = service();
      const ids = [await addUser({ role: 'admin' }), await addUser({ role: 'admin' })];
      for (const id of ids) await subscribe(id, 'OK');
      const tokens = await Promise.all(ids.map(async (id) => (await sessionOf(id)).access_token));
      const responses = await Promise.all(
        ids
          .toReversed()
          .map((id, index) => call('DELETE', `/api/v1/admin/users/${id}`, { token: tokens[index] })),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });
  });

  test('balance, statistics and offers are read from the tables', async () => {
    const { db, addUser, call, tokenOf } = service();
    const [driver, client] = [await addUser({ role: 'driver' }), await addUser()];
    await db
      .insertInto('wallets')
      .values({ id: newId(), user_id: driver, available: 120.5, pending: 7.25 })
      .execute();
    const method = { id: newId(), user_id: driver, type: 'bank', label: 'FR76', is_default: true } as const;
    await db.insertInto('withdrawal_methods').values(method).execute();
    const ride = (reference: string, status: 'completed' | 'cancelled') => ({
      id: newId(),
      reference,
      status,
      client_id: client,
      driver_id: driver,
      price: 20.4,
      distance_km: 7.5,
      pickup_address: 'a',
      pickup_lat: 1,
      pickup_lng: 1,
      dropoff_address: 'b',
      dropoff_lat: 1,
      dropoff_lng: 1,
      duration_min: 9,
      passengers: 1,
      luggage: 0,
      animals: 0,
      completed_at: null,
    });
    const rides = [ride('C-1', 'completed'), ride('C-2', 'completed'), ride('C-3', 'cancelled')] as const;
    await db
      .insertInto('rides')
      .values([...rides])
      .execute();
    const offer = {
      id: newId(),
      ride_id: rides[0].id,
      driver_id: driver,
      price: 21,
      status: 'accepted',
    } as const;
    await db.insertInto('ride_offers').values(offer).execute();

    expect((await get(`/${driver}/balance`)).body.data).toEqual({ available: 120.5, pending: 7.25 });
    expect((await get(`/${client}/balance`)).body.data).toEqual({ available: 0, pending: 0 });
    const statistics = { rides: 3, completed: 2, cancelled: 1, amount: 40.8, distance_km: 15 };
    expect((await get(`/${driver}/stats`)).body.data).toEqual(statistics);
    expect((await get(`/${client}/stats`)).body.data).toEqual(statistics);
    expect((await get(`/${driver}/ride-offers`)).body.data).toMatchObject({
      total: 1,
      items: [
        { id: offer.id, ride: { reference: 'C-1' }, driver: { id: driver }, price: 21, status: 'accepted' },
      ],
    });
    const token = await tokenOf('admin');
    const methods = await call('GET', `/admin/users/${driver}/withdrawal-methods`, { token });
    expect(methods.body.data).toMatchObject([{ type: 'bank', label: 'FR76', isDefault: true }]);
  });
};
