import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { options } from '#resources/options.ts';
import { recordSchema } from '#schema/schemas.ts';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const texts = { titre: 'Écran géant', titre_en: 'Big screen', description: 'Les soirs de match.' };

const record = z.intersection(recordSchema(options), identified);

export const optionsSuite: Suite = (service) => {
  const base = '/api/v1/admin/options';
  async function call(method: string, path = '', json?: unknown) {
    const token = await service().tokenOf('admin');
    return service().call(method, `${base}${path}`, { token, json });
  }
  /** Writes an option and returns the response and the record in it. */
  async function written(...request: Parameters<typeof call>) {
    const response = await call(...request);
    return { ...response, record: readData(record, response.body) };
  }
  async function addCategory(titre: string) {
    const id = newId();
    const row = { id, titre, titre_en: titre, description: 'd', icon_id: null };
    await service().db.insertInto('categories').values(row).execute();
    return id;
  }

  test('an option is added with its categories, read, found and listed', async () => {
    const [bar, hotel] = [await addCategory('Bar'), await addCategory('Hôtel')];
    const { status, body, record } = await written('POST', '', { ...texts, categories: [hotel, bar, hotel] });
    expect([status, body.message]).toEqual([201, message('optionCreated')]);
    expect(record).toMatchObject({
      ...texts,
      icon: null,
      categories: [
        { id: bar, titre: 'Bar' },
        { id: hotel, titre: 'Hôtel' },
      ],
    });
    expect((await call('GET', `/${record.id}`)).body.data).toEqual(record);
    for (const query of ['', '?query=ECRAN+match', '?sort=-titre', '?sort=createdAt']) {
      expect((await call('GET', query)).body.data).toEqual({ items: [record], total: 1 });
    }
    expect((await call('GET', '?query=piscine')).body.data).toEqual({ items: [], total: 0 });
  });

  test('a change replaces the texts and the categories', async () => {
    const [bar, hotel] = [await addCategory('Bar'), await addCategory('Hôtel')];
    const { record } = await written('POST', '', { ...texts, categories: [bar] });
    const changed = await call('PUT', `/${record.id}`, { ...texts, titre: 'Autre', categories: [hotel] });
    expect([changed.status, changed.body.message]).toEqual([200, message('optionUpdated')]);
    expect(changed.body.data).toMatchObject({ titre: 'Autre', categories: [{ id: hotel }] });
    const bare = await written('PUT', `/${record.id}`, { ...texts, categories: [] });
    expect(bare.record.categories).toEqual([]);
  });

  test.for([[newId()], ['abc'], [12], ["1' or 1=1"]])(
    'a category that does not exist is an error of the field, and nothing is stored: %s',
    async (unknown) => {
      const categories = [await addCategory('Bar'), ...unknown];
      for (const path of ['', `/${(await written('POST', '', { ...texts, categories: [] })).record.id}`]) {
        const { status, body } = await call(path === '' ? 'POST' : 'PUT', path, { ...texts, categories });
        expect([status, body.errors]).toEqual([422, { categories: [message('categoriesUnknown')] }]);
      }
      expect(await service().db.selectFrom('options').select('titre').execute()).toHaveLength(1);
      expect(await service().db.selectFrom('option_categories').selectAll().execute()).toEqual([]);
    },
  );

  test('deleting an option deletes its icon', async () => {
    const { db } = service();
    const { record } = await written('POST', '', { ...texts, categories: [await addCategory('Bar')] });
    const icon_id = newId();
    const bytes = new Uint8Array([1]);
    await db.insertInto('files').values({ id: icon_id, content_type: 'image/png', bytes }).execute();
    await db.updateTable('options').set({ icon_id }).where('id', '=', record.id).execute();
    const { status, body } = await call('DELETE', `/${record.id}`);
    expect([status, body.message]).toEqual([200, message('optionDeleted')]);
    expect(await db.selectFrom('files').select('id').execute()).toEqual([]);
    expect((await call('DELETE', `/${record.id}`)).status).toBe(404);
  });

  test('an option of an establishment is not deleted', async () => {
    const { db, addUser } = service();
    const { record } = await written('POST', '', { ...texts, categories: [] });
    const content = { nom: 'Chez', adresse: 'a', phone: 'p', description: 'd', category_id: null };
    const establishment_id = newId();
    await db
      .insertInto('establishments')
      .values({ id: establishment_id, owner_id: await addUser(), ...content })
      .execute();
    await db.insertInto('establishment_options').values({ establishment_id, option_id: record.id }).execute();
    const { status, body } = await call('DELETE', `/${record.id}`);
    expect([status, body.code, body.message]).toEqual([409, 'E_OPTION_IN_USE', message('optionInUse')]);
    expect((await call('GET', `/${record.id}`)).status).toBe(200);
    expect(await db.selectFrom('establishment_options').selectAll().execute()).toHaveLength(1);
  });

  describe('an option that does not exist', () => {
    test.for([newId(), 'abc'])('is not found: %s', async (id) => {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const json = method === 'PUT' ? { ...texts, categories: [] } : undefined;
        const { status, body } = await call(method, `/${id}`, json);
        expect([method, status, body.message]).toEqual([method, 404, message('optionNotFound')]);
      }
    });
  });
};
