import { expect, test } from 'vitest';
import { subscriptions } from '#resources/subscriptions.ts';
import { recordSchema } from '#schema/schemas.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

export const subscriptionsSuite: Suite = (service) => {
  test('subscriptions are listed, newest first, and found by their user, also after a change of name', async () => {
    const { db, addUser, call, now, tokenOf } = service();
    const [alice, bob] = [await addUser({ name: 'Alice Dubreuil' }), await addUser({ name: 'Bob' })];
    const add = async (user_id: string, price: number, daysAgo: number) => {
      const id = newId();
      const created_at = new Date(now().getTime() - daysAgo * 86_400_000);
      const cycle = { price, interval_unit: 'week', interval_count: 2 } as const;
      const row = { id, user_id, status: 'OK', external_ref: `sub_${price}`, created_at, ...cycle };
      await db.insertInto('subscriptions').values(row).execute();
      return id;
    };
    const [first, second] = [await add(alice, 29.9, 3), await add(bob, 12, 5)];
    const token = await tokenOf('admin');
    const list = async (query: string) => {
      const { body } = await call('GET', `/api/v1/admin/subscriptions${query}`, { token });
      return readPage(identified, body).items;
    };
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    const [newest] = await list('');
    expect(newest).toMatchObject({
      id: first,
      user: { id: alice, name: 'Alice Dubreuil', avatar: null },
      price: 29.9,
      interval_count: 2,
      interval_unit: 'week',
      externalSubscriptionRef: 'sub_29.9',
    });
    expect(recordSchema(subscriptions).safeParse(newest).success).toBe(true);
    expect(await ids('?sort=createdAt')).toEqual([second, first]);
    expect(await ids('?sort=-price')).toEqual([first, second]);
    expect(await ids('?query=alice')).toEqual([first]);
    expect(await ids('?query=sub_12')).toEqual([second]);
    await db.updateTable('users').set({ name: 'Zoé' }).where('id', '=', alice).execute();
    expect([await ids('?query=alice'), await ids('?query=zoe')]).toEqual([[], [first]]);
  });
};
