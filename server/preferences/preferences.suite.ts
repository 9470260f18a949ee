import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keptPreference } from '#resources/calls/preferences.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const path = '/api/v1/admin/preferences';
const density = { name: 'density', resource: null, value: 'compact' };
const columns = { name: 'columns', resource: 'rides', value: 'identity,price:90' };

/** The preferences of an administrator: their own, few and small, and gone with the account. */
export const preferencesSuite: Suite = (service) => {
  const administrator = async () => {
    const id = await service().addUser({ role: 'admin' });
    const { access_token: token } = await service().sessionOf(id);
    const change = (...preferences: readonly object[]) =>
      service().call('PUT', path, { token, json: { preferences } });
    const kept = async () => {
      const { body } = await service().call('GET', path, { token });
      return readData(z.array(keptPreference), body).map(({ changedAt: _, ...preference }) => preference);
    };
    return { id, token, change, kept };
  };

  test('preferences are set and forgotten one by one; the others stay, and nobody else has them', async () => {
    const [one, other] = [await administrator(), await administrator()];
    const { status, body } = await one.change(density, columns);
    expect([status, readData(z.array(keptPreference), body)]).toEqual([
      200,
      [columns, density].map((each) => ({ ...each, changedAt: service().now().toISOString() })),
    ]);
    await one.change({ ...columns, resource: 'users', value: 'identity' });
    await one.change({ ...columns, value: 'identity' }, { name: 'density', value: null });
    expect(await one.kept()).toEqual([
      { ...columns, value: 'identity' },
      { ...columns, resource: 'users', value: 'identity' },
    ]);
    expect(await other.kept()).toEqual([]);
    await other.change(density);
    expect(await other.kept()).toEqual([density]);
    expect(await one.kept()).toHaveLength(2);
  });

  test('each list may have a density of its own, beside the one for every page', async () => {
    const { change, kept } = await administrator();
    const ofList = { ...density, resource: 'rides', value: 'comfortable' };
    expect((await change(density, ofList)).status).toBe(200);
    expect(await kept()).toEqual([density, ofList]);
    await change({ ...ofList, value: null });
    expect(await kept()).toEqual([density]);
  });

  test('a change has its time, and forgetting what is not kept is no error', async () => {
    const { token, change } = await administrator();
    await change(density, columns);
    service().pass(60_000);
    await change({ ...density, value: 'comfortable' }, { ...columns, resource: 'users', value: null });
    const { body } = await service().call('GET', path, { token });
    const [ofColumns, ofDensity] = readData(z.array(keptPreference), body);
    expect(Date.parse(ofDensity?.changedAt ?? '') - Date.parse(ofColumns?.changedAt ?? '')).toBe(60_000);
  });

  test('an unknown name, list or value changes nothing, and neither does one that is too large', async () => {
    const { change, kept, token } = await administrator();
    for (const preferences of [
      [{ ...density, value: 'tiny' }],
      [{ ...density, resource: 'moons' }],
      [{ ...density, resource: '' }],
      [{ ...density, name: 'toString' }],
      [{ name: 'density' }],
      [{ ...columns, resource: null }],
      [{ ...columns, resource: 'moons' }],
      [{ ...columns, resource: '__proto__' }],
      [density, { ...columns, value: 'a b' }],
      [{ ...columns, value: '' }],
      [{ ...columns, value: 'x'.repeat(1001) }],
      [],
      Array.from({ length: 51 }, () => density),
    ]) {
      const { status, body } = await change(...preferences);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['preferences']]);
    }
    const large = { preferences: [{ ...columns, value: 'x'.repeat(110_000) }] };
    expect((await service().call('PUT', path, { token, json: large })).status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  test('they are deleted with the user', async () => {
    const { id, change } = await administrator();
    await change(density);
    const plan = { price: 10, interval_unit: 'month', interval_count: 1 } as const;
    await service()
      .db.insertInto('subscriptions')
      .values({ id, user_id: id, status: 'OK', external_ref: 'sub_1', ...plan })
      .execute();
    const token = await service().tokenOf('admin');
    expect((await service().call('DELETE', `/api/v1/admin/users/${id}`, { token })).status).toBe(200);
    expect(await service().db.selectFrom('preferences').selectAll().execute()).toEqual([]);
  });
};
