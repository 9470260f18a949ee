import { describe, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { servedAt } from '#schema/served-at.ts';
import { newId } from '#server/database/ids.ts';
import { formOf } from '#server/testing/pictures.ts';
import { identified, readData } from '#server/testing/responses.ts';
import { addRide } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';
import { plan } from '#server/testing/writes.ts';

const option = { titre: 'Wifi', titre_en: 'Wifi', description: 'Partout.', categories: [] };
const options = '/api/v1/admin/options';
const prices = '/api/v1/price-configs';
const supplement = { animal: 2, luggage: 1, person: 0 };
const pair = { day: 1, night: 1.5 };
const config = {
  base_price: 3,
  price_per_km: pair,
  price_per_minute: pair,
  supplements: { day: supplement, night: supplement },
};

export const versionsSuite: Suite = (service) => {
  async function write(method: string, path: string, json?: object, ifMatch?: string | null) {
    const token = await service().tokenOf('admin');
    const headers = ifMatch ? { 'if-match': ifMatch } : {};
    return service().call(method, path, { token, json, headers });
  }
  async function addOption() {
    const { id } = readData(identified, (await write('POST', options, option)).body);
    const path = `${options}/${id}`;
    return { id, path, tag: await tagOf(path) };
  }
  const tagOf = async (path: string) => (await write('GET', path)).headers.get('etag') ?? '';

  describe('a version', () => {
    test('is sent by reads and writes, and changes with the record', async () => {
      const { path, tag } = await addOption();
      expect(tag).toMatch(/^"[\w-]{22}"$/);
      expect(await tagOf(path)).toBe(tag);
      const written = await write('PUT', path, { ...option, titre: 'Wi-Fi' }, tag);
      expect([written.status, written.headers.get('etag')]).toEqual([200, await tagOf(path)]);
      expect(written.headers.get('etag')).not.toBe(tag);
    });

    test('that is outdated is refused with the current record, and nothing changes', async () => {
      const { path, tag } = await addOption();
      const { body: now, headers } = await write('PUT', path, { ...option, titre: 'Wi-Fi' }, tag);
      for (const [method, json] of [['PUT', { ...option, titre: 'WLAN' }], ['DELETE']] as const) {
        const refused = await write(method, path, json, tag);
        expect([refused.status, refused.body.code]).toEqual([412, 'E_VERSION_CONFLICT']);
        expect(refused.body.data).toEqual(now.data);
        expect(refused.headers.get('etag')).toBe(headers.get('etag'));
        expect((await write('GET', path)).body.data).toEqual(now.data);
      }
    });

    test('may be `*` or one of a list of tags in `If-Match`; a weak tag never matches', async () => {
      const { path, tag } = await addOption();
      const put = async (ifMatch: string) => (await write('PUT', path, option, ifMatch)).status;
      expect(await put('*')).toBe(200);
      expect(await put(`"other", ${tag}`)).toBe(200);
      expect(await put(`W/${tag}`)).toBe(412);
      expect(await put(tag.slice(1, -1))).toBe(412);
    });

    test('is optional, and a deleted record is not found with any version', async () => {
      const { path, tag } = await addOption();
      expect((await write('PUT', path, { ...option, titre: 'Wi-Fi' })).status).toBe(200);
      expect((await write('DELETE', path)).status).toBe(200);
      expect((await write('PUT', path, option, tag)).status).toBe(404);
      expect((await write('DELETE', path, undefined, '*')).status).toBe(404);
    });

    test('lets exactly one of two simultaneous changes of linked records succeed', async () => {
      const { path } = await addOption();
      const token = await service().tokenOf('admin');
      const added = await Promise.all(
        ['Hôtels', 'Bars'].map((titre) => {
          const form = formOf({ titre, titre_en: titre, description: titre });
          return service().call('POST', '/api/v1/admin/categories', { token, form });
        }),
      );
      const ids = added.map(({ body }) => readData(identified, body).id);
      for (const _ of [1, 2, 3, 4, 5]) {
        await write('PUT', path, option);
        const now = await tagOf(path);
        const changes = await Promise.all(
          ids.map((id) => write('PUT', path, { ...option, categories: [id] }, now)),
        );
        expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 412]);
        const refused = changes.find(({ status }) => status === 412);
        expect(refused?.body.data).toEqual((await write('GET', path)).body.data);
      }
    });

    test('lets exactly one of two simultaneous changes succeed', async () => {
      const { path, tag } = await addOption();
      for (const _ of [1, 2, 3]) {
        const now = await tagOf(path);
        const titles = ['Un', 'Deux'].map((titre) => `${titre} ${newId()}`);
        const changes = await Promise.all(
          titles.map((titre) => write('PUT', path, { ...option, titre }, now)),
        );
        expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 412]);
        const won = titles[changes.findIndex(({ status }) => status === 200)];
        expect(readData(identified, (await write('GET', path)).body)).toMatchObject({ titre: won });
      }
      expect(await tagOf(path)).not.toBe(tag);
    });
  });

  describe('the prices', () => {
    test('of an outdated version are refused, even while none are stored', async () => {
      const none = await tagOf(prices);
      const first = await Promise.all(
        [3, 4].map((base_price) => write('PUT', prices, { ...config, base_price }, none)),
      );
      expect(first.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      const now = (await write('GET', prices)).body.data;
      const refused = await write('PUT', prices, { ...config, base_price: 9 }, none);
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([
        412,
        'E_VERSION_CONFLICT',
        now,
      ]);
      const tag = await tagOf(prices);
      expect(refused.headers.get('etag')).toBe(tag);
      const second = await Promise.all(
        [5, 6].map((base_price) => write('PUT', prices, { ...config, base_price }, tag)),
      );
      expect(second.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    });
  });

  test('a plan can be read by its id, and one of two simultaneous changes succeeds', async () => {
    const plans = '/api/v1/subscription-plans';
    const { id } = readData(identified, (await write('POST', plans, plan.good)).body);
    const path = `${plans}/${id}`;
    const read = await write('GET', path);
    expect(read.body.data).toEqual({ id, ...plan.good });
    const tag = read.headers.get('etag');
    const changes = await Promise.all(
      [10, 11].map((price) => write('PUT', path, { ...plan.good, price }, tag)),
    );
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const refused = changes.find(({ status }) => status === 412);
    expect(refused?.body.data).toEqual((await write('GET', path)).body.data);
    expect((await write('DELETE', path, undefined, tag)).status).toBe(412);
    expect((await write('GET', `${plans}/${newId()}`)).status).toBe(404);
  });

  test('a ride that has changed, or ended since, is not cancelled', async () => {
    const id = await addRide(service());
    const path = `/api/v1/rides/${id}`;
    const tag = await tagOf(path);
    await service().db.updateTable('rides').set({ price: 40 }).where('id', '=', id).execute();
    const changed = await write('DELETE', path, undefined, tag);
    expect([changed.status, changed.body.code]).toEqual([412, 'E_VERSION_CONFLICT']);
    const cancelled = await write('DELETE', path, undefined, await tagOf(path));
    expect([cancelled.status, cancelled.headers.get('etag')]).toEqual([200, await tagOf(path)]);
    const ended = await write('DELETE', path, undefined, tag);
    expect([ended.status, ended.body.data]).toEqual([412, cancelled.body.data]);
  });

  test('a user who was read before something prevented the deletion has changed', async () => {
    const id = await service().addUser();
    const path = `/api/v1/admin/users/${id}`;
    const tag = await tagOf(path);
    await service().db.updateTable('users').set({ name: 'Zoé' }).where('id', '=', id).execute();
    const changed = await write('DELETE', path, undefined, tag);
    expect([changed.status, changed.body.data]).toEqual([412, (await write('GET', path)).body.data]);
    expect((await write('DELETE', path, undefined, await tagOf(path))).status).toBe(409);
  });

  test('every write of a record whose version can be read refuses an outdated one', async () => {
    const { addUser, db } = service();
    const user = await addUser({ role: 'driver' });
    const subscription = {
      id: newId(),
      user_id: user,
      price: 1,
      interval_count: 1,
      interval_unit: 'month',
    } as const;
    await db
      .insertInto('subscriptions')
      .values({ ...subscription, status: 'OK', external_ref: 'sub' })
      .execute();
    const category = { id: newId(), titre: 'A', titre_en: 'A', description: 'A', icon_id: null };
    await db.insertInto('categories').values(category).execute();
    const columns = {
      owner_id: user,
      category_id: null,
      nom: 'A',
      adresse: 'A',
      phone: 'A',
      description: 'A',
    };
    const establishment = newId();
    await db
      .insertInto('establishments')
      .values({ id: establishment, ...columns })
      .execute();
    const plans = '/api/v1/subscription-plans';
    const added = readData(identified, (await write('POST', plans, plan.good)).body);
    const ids: Readonly<Record<string, string>> = {
      plans: added.id,
      users: user,
      categories: category.id,
      establishments: establishment,
      options: (await addOption()).id,
      rides: await addRide(service()),
    };
    const bodies: Readonly<Record<string, object>> = {
      plans: plan.good,
      users: { role: 'driver', status: 'disabled' },
    };
    const checkedWrites: string[] = [];
    for (const { name, versioned, endpoints, commands = {} } of resources) {
      const id = ids[name];
      if (!versioned || id === undefined) continue;
      const calls = [
        endpoints.update,
        endpoints.remove,
        ...Object.values(commands).map(({ call }) => call),
      ].filter((call) => call !== undefined);
      const token = await service().tokenOf('admin');
      for (const call of calls) {
        const path = servedAt(call).replace('{id}', id);
        const isForm = call.encoding === 'multipart';
        const refused = await service().call(call.method, path, {
          token,
          headers: { 'if-match': '"outdated"' },
          ...(isForm && { form: formOf({ titre: 'B', titre_en: 'B', description: 'B' }) }),
          ...(call.encoding === 'json' && { json: bodies[name] ?? option }),
        });
        expect([name, path, refused.status]).toEqual([name, path, 412]);
        checkedWrites.push(name);
      }
    }
    expect(new Set(checkedWrites)).toEqual(new Set(Object.keys(ids)));
  });
};
