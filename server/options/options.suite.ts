import { describe, expect, test } from 'vitest';
import { options } from '#resources/options.ts';
import { recordSchema } from '#schema/schemas.ts';
import { newId } from '#server/database/ids.ts';
import type { Suite } from '#server/testing/suite.ts';

const texts = { titre: 'Écran géant', titre_en: 'Big screen', description: 'Les soirs de match.' };

export const optionsSuite: Suite = (world) => {
  const base = '/api/v1/admin/options';
  async function call(method: string, path = '', json?: unknown) {
    const token = await world().tokenOf('admin');
    const answer = await world().call(method, `${base}${path}`, { token, json });
    return { ...answer, record: Object(answer.body.data) as { id: string; categories: { id: string }[] } };
  }
  async function addCategory(titre: string) {
    const id = newId();
    const row = { id, titre, titre_en: titre, description: 'd', icon_id: null };
    await world().db.insertInto('categories').values(row).execute();
    return id;
  }

  test('one is added under its categories, read, found and listed', async () => {
    const [bar, hotel] = [await addCategory('Bar'), await addCategory('Hôtel')];
    const { status, body, record } = await call('POST', '', { ...texts, categories: [hotel, bar, hotel] });
    expect([status, body.message]).toEqual([201, 'Option créé avec succès.']);
    expect(record).toMatchObject({
      ...texts,
      icon: null,
      categories: [
        { id: bar, titre: 'Bar' },
        { id: hotel, titre: 'Hôtel' },
      ],
    });
    expect(recordSchema(options).safeParse(record).success).toBe(true);
    expect((await call('GET', `/${record.id}`)).body.data).toEqual(record);
    for (const query of ['', '?query=ECRAN+match', '?sort=-titre', '?sort=createdAt']) {
      expect((await call('GET', query)).body.data).toEqual({ items: [record], total: 1 });
    }
    expect((await call('GET', '?query=piscine')).body.data).toEqual({ items: [], total: 0 });
  });

  test('changing replaces texts and categories', async () => {
    const [bar, hotel] = [await addCategory('Bar'), await addCategory('Hôtel')];
    const { record } = await call('POST', '', { ...texts, categories: [bar] });
    const changed = await call('PUT', `/${record.id}`, { ...texts, titre: 'Autre', categories: [hotel] });
    expect([changed.status, changed.body.message]).toEqual([200, 'Option modifiée avec succès.']);
    expect(changed.body.data).toMatchObject({ titre: 'Autre', categories: [{ id: hotel }] });
    const bare = await call('PUT', `/${record.id}`, { ...texts, categories: [] });
    expect(bare.record.categories).toEqual([]);
  });

  test.for([[newId()], ['abc'], [12], ["1' or 1=1"]])(
    'a category that does not exist is refused at the field, and nothing is written: %s',
    async (unknown) => {
      const categories = [await addCategory('Bar'), ...unknown];
      for (const path of ['', `/${(await call('POST', '', { ...texts, categories: [] })).record.id}`]) {
        const { status, body } = await call(path === '' ? 'POST' : 'PUT', path, { ...texts, categories });
        expect([status, body.errors]).toEqual([
          422,
          { categories: ["Une des catégories choisies n'existe plus"] },
        ]);
      }
      expect(await world().db.selectFrom('options').select('titre').execute()).toHaveLength(1);
      expect(await world().db.selectFrom('option_categories').selectAll().execute()).toEqual([]);
    },
  );

  test('deleting takes its icon along', async () => {
    const { db } = world();
    const { record } = await call('POST', '', { ...texts, categories: [await addCategory('Bar')] });
    const icon_id = newId();
    const bytes = new Uint8Array([1]);
    await db.insertInto('files').values({ id: icon_id, content_type: 'image/png', bytes }).execute();
    await db.updateTable('options').set({ icon_id }).where('id', '=', record.id).execute();
    const { status, body } = await call('DELETE', `/${record.id}`);
    expect([status, body.message]).toEqual([200, 'Option supprimée avec succès.']);
    expect(await db.selectFrom('files').select('id').execute()).toEqual([]);
    expect((await call('DELETE', `/${record.id}`)).status).toBe(404);
  });

  describe('what does not exist', () => {
    test.for([newId(), 'abc'])('is not found: %s', async (id) => {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const json = method === 'PUT' ? { ...texts, categories: [] } : undefined;
        const { status, body } = await call(method, `/${id}`, json);
        expect([method, status, body.message]).toEqual([method, 404, "Cette option n'existe pas."]);
      }
    });
  });
};
