import { expect, test } from 'vitest';
import { plans } from '#resources/plans.ts';
import { recordSchema } from '#schema/schemas.ts';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const terms = {
  name: 'Mensuel',
  description: 'Tout compris.',
  price: 29.9,
  interval_count: 1,
  interval_unit: 'month',
  trial_interval_count: 0,
  trial_interval_unit: 'day',
} as const;

export const plansSuite: Suite = (service) => {
  async function call(method: string, path = '', json?: unknown) {
    const token = await service().tokenOf('admin');
    return service().call(method, `/api/v1/subscription-plans${path}`, { token, json });
  }

  test('plans are added, listed completely for every page, changed and deleted', async () => {
    const added = await call('POST', '', terms);
    expect([added.status, added.body.message]).toEqual([201, message('planCreated')]);
    expect(added.body.data).toMatchObject(terms);
    expect(recordSchema(plans).safeParse(added.body.data).success).toBe(true);
    const { id } = readData(identified, added.body);
    await call('POST', '', { ...terms, name: 'Annuel' });
    for (const query of ['', '?page=1&limit=10', '?page=7&limit=1']) {
      expect((await call('GET', query)).body).toMatchObject({ data: [{ id }, { name: 'Annuel' }] });
    }
    expect((await call('GET', '?page=0')).status).toBe(422);

    const changed = await call('PUT', `/${id}`, { ...terms, price: 31.5, interval_unit: 'year' });
    expect([changed.status, changed.body.message]).toEqual([200, message('planUpdated')]);
    expect(changed.body.data).toEqual({ id, ...terms, price: 31.5, interval_unit: 'year' });

    const gone = await call('DELETE', `/${id}`);
    expect([gone.status, gone.body.message]).toEqual([200, message('planDeleted')]);
    for (const unknown of [id, newId(), 'abc']) {
      expect((await call('DELETE', `/${unknown}`)).body.message).toBe(message('planNotFound'));
      expect((await call('PUT', `/${unknown}`, terms)).status).toBe(404);
    }
  });

  test('a plan with subscriptions is not deleted, and the response says why', async () => {
    const { db, addUser } = service();
    const plan_id = newId();
    await db
      .insertInto('subscription_plans')
      .values({ id: plan_id, ...terms })
      .execute();
    const agreed = { price: 29.9, interval_unit: 'month', interval_count: 1 } as const;
    const row = { id: newId(), user_id: await addUser(), status: 'OK', external_ref: 'sub_1', ...agreed };
    await db
      .insertInto('subscriptions')
      .values({ ...row, plan_id })
      .execute();
    const { status, body } = await call('DELETE', `/${plan_id}`);
    expect([status, body.code, body.message]).toEqual([409, 'E_PLAN_IN_USE', message('planInUse')]);
    await db.deleteFrom('subscriptions').execute();
    expect((await call('DELETE', `/${plan_id}`)).status).toBe(200);
  });
};
