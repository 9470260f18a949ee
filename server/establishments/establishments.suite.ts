import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

export const establishmentsSuite: Suite = (service) => {
  const base = '/api/v1/admin/etablissement';

  async function add() {
    const { db, addUser } = service();
    const [id, category, option, picture] = [newId(), newId(), newId(), newId()];
    const owner = await addUser();
    const texts = { titre: 'Hôtel', titre_en: 'Hotel', description: 'd', icon_id: null };
    await db
      .insertInto('categories')
      .values({ id: category, ...texts })
      .execute();
    await db
      .insertInto('options')
      .values({ id: option, ...texts, titre: 'Terrasse' })
      .execute();
    await db
      .insertInto('establishments')
      .values({
        id,
        owner_id: owner,
        category_id: category,
        nom: 'Bellevue',
        adresse: '1 rue',
        phone: 'p',
        description: 'd',
      })
      .execute();
    await db
      .insertInto('files')
      .values({ id: picture, content_type: 'image/png', bytes: new Uint8Array([1]) })
      .execute();
    await db
      .insertInto('establishment_images')
      .values({ establishment_id: id, file_id: picture, position: 0, description: 'La façade' })
      .execute();
    await db
      .insertInto('establishment_options')
      .values({ establishment_id: id, option_id: option })
      .execute();
    const serviceRow = (title: string, price: number, position: number) => ({
      id: newId(),
      establishment_id: id,
      title,
      price,
      position,
    });
    await db
      .insertInto('services')
      .values([serviceRow('Suite', 99.5, 1), serviceRow('Chambre', 60, 0)])
      .execute();
    return { id, owner, category, option, picture };
  }

  test('an establishment is read by its id, by its owner and in the list', async () => {
    const { id, owner, category, option, picture } = await add();
    const { call, tokenOf } = service();
    const token = await tokenOf('admin');
    const { body } = await call('GET', `${base}/${id}`, { token });
    expect(body.data).toMatchObject({
      id,
      nom: 'Bellevue',
      category: { id: category, titre: 'Hôtel' },
      images: [{ src: `/files/${picture}`, description: 'La façade' }],
      options: [{ id: option, titre: 'Terrasse' }],
      owner: { id: owner },
      services: [
        { title: 'Chambre', price: 60 },
        { title: 'Suite', price: 99.5 },
      ],
    });
    const owned = await call('GET', `${base}/user/${owner}`, { token });
    expect(owned.body.data).toEqual(body.data);
    for (const query of [
      '?query=hotel',
      '?sort=nom',
      '?sort=-phone&query=belle+hot',
      `?options=${option}&category=${category}`,
    ]) {
      const listed = await call('GET', `${base}${query}`, { token });
      expect(listed.body.data).toEqual({ items: [body.data], total: 1 });
    }
    const totalOf = async (query: string) =>
      readPage(identified, (await call('GET', `${base}?query=${query}`, { token })).body).total;
    expect(await totalOf('restaurant')).toBe(0);
    await service().db.updateTable('categories').set({ titre: 'Restaurant' }).execute();
    expect([await totalOf('restaurant'), await totalOf('hotel')]).toEqual([1, 0]);
    await service().db.updateTable('establishments').set({ category_id: null }).execute();
    expect([await totalOf('restaurant'), await totalOf('bellevue')]).toEqual([0, 1]);
  });

  test('a new title of a category changes no establishment, but those whose texts have the former title', async () => {
    const { id } = await add();
    const { db } = service();
    const version = async () => {
      const { rows } = await sql<{ version: string; search: string }>`
        select xmin::text as version, search from establishments`.execute(db);
      return rows[0];
    };
    const written = await version();
    expect(written?.search).not.toContain('hotel');
    await db.updateTable('categories').set({ titre: 'Auberge' }).execute();
    expect(await version()).toEqual(written);

    // As a version before 037 has written it.
    const former = sql`fold(nom || ' ' || adresse) || ' auberge ' || plain_phone(phone)`;
    await sql`update establishments set search = ${former} where id = ${id}`.execute(db);
    await db.updateTable('categories').set({ titre: 'Restaurant' }).execute();
    expect((await version())?.search).toBe(written?.search);
  });

  test('a user without an establishment gets null', async () => {
    const { call, tokenOf, addUser } = service();
    const token = await tokenOf('admin');
    for (const id of [await addUser(), newId(), 'abc']) {
      const { status, body } = await call('GET', `${base}/user/${id}`, { token });
      expect([status, body.data]).toEqual([200, null]);
    }
  });

  test('deleting an establishment deletes its pictures, once', async () => {
    const { id } = await add();
    const { call, tokenOf, db } = service();
    const token = await tokenOf('admin');
    const { status, body } = await call('DELETE', `${base}/${id}`, { token });
    expect([status, body.message]).toEqual([200, message('establishmentDeleted')]);
    expect(await db.selectFrom('files').select('id').execute()).toEqual([]);
    for (const deleted of [id, newId(), 'abc']) {
      expect((await call('DELETE', `${base}/${deleted}`, { token })).status).toBe(404);
    }
  });

  test('the dashboard counts the records', async () => {
    await add();
    const { call, tokenOf } = service();
    const { body } = await call('GET', '/api/v1/admin/dashboard', { token: await tokenOf('admin') });
    expect(body.data).toEqual({
      users: 2,
      etablissements: 1,
      categories: 1,
      options: 1,
      subscriptionPlans: 0,
    });
  });
};
