import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { subscriptions } from '#resources/subscriptions.ts';
import { recordSchema } from '#schema/schemas.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const planned = z.looseObject({ id: z.string(), plan: z.nullable(z.string()) });

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

  test('subscriptions are found by the telephone of their user and by the title of their plan', async () => {
    const { db, addUser, call, tokenOf } = service();
    const cycle = { price: 9.9, interval_unit: 'month', interval_count: 1 } as const;
    const addPlan = async (name: string) => {
      const id = newId();
      const trial = { trial_interval_unit: 'day', trial_interval_count: 0 } as const;
      const plan = { id, name, description: 'x', ...cycle, ...trial };
      await db.insertInto('subscription_plans').values(plan).execute();
      return id;
    };
    // A search finds a reference, too: it has no digits here.
    const add = async (reference: string, user_id: string, plan_id: string | null) => {
      const id = newId();
      const row = { id, user_id, plan_id, status: 'OK', external_ref: reference, ...cycle };
      await db.insertInto('subscriptions').values(row).execute();
      return id;
    };
    const [large, small] = [await addPlan('Formule Étendue 100%'), await addPlan('Formule Solo')];
    const alice = await addUser({ name: 'Alice', phone: '06 12 34 56 78' });
    const bob = await addUser({ name: 'Bob', phone: null });
    const one = await add('sub_a', alice, large);
    const two = await add('sub_b', alice, small);
    const other = await add('sub_c', bob, large);
    const bare = await add('sub_d', bob, null);
    const token = await tokenOf('admin');
    const found = async (query: string) => {
      const path = `/api/v1/admin/subscriptions?query=${encodeURIComponent(query)}`;
      const { items, total } = readPage(identified, (await call('GET', path, { token })).body);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id).toSorted();
    };
    for (const query of ['0612345678', '06 12 34', '+33 6 12'])
      expect(await found(query)).toEqual([one, two].toSorted());
    const { body } = await call('GET', '/api/v1/admin/subscriptions', { token });
    const plans = readPage(planned, body).items.map(({ id, plan }) => [id, plan]);
    expect(Object.fromEntries(plans)).toEqual({
      [one]: 'Formule Étendue 100%',
      [two]: 'Formule Solo',
      [other]: 'Formule Étendue 100%',
      [bare]: null,
    });
    for (const query of ['étendue', 'ETENDUE', '100%'])
      expect(await found(query)).toEqual([one, other].toSorted());
    expect(await found('alice formule solo')).toEqual([two]);
    expect(await found('bob solo')).toEqual([]);
    expect(await found('formule')).not.toContain(bare);

    await db.updateTable('subscription_plans').set({ name: 'Duo' }).where('id', '=', small).execute();
    expect([await found('solo'), await found('duo')]).toEqual([[], [two]]);
    await db.updateTable('users').set({ phone: '07 98 76 54 32' }).where('id', '=', alice).execute();
    expect([await found('0612345678'), await found('0798')]).toEqual([[], [one, two].toSorted()]);
    await db.updateTable('users').set({ phone: null }).where('id', '=', alice).execute();
    expect(await found('0798')).toEqual([]);
  });
};
