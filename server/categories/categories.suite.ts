import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categories } from '#resources/categories.ts';
import { recordSchema } from '#schema/schemas.ts';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { pictureType } from '#server/files/picture-type.ts';
import { formOf, pictureFile, pngWithoutPixels, readPicture } from '#server/testing/pictures.ts';
import { identified, readData, readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const day = 86_400_000;
const texts = { titre: 'Librairie', titre_en: 'Bookshop', description: 'Des livres.\nEt du café.' };

const record = z.intersection(recordSchema(categories), identified);

const part = (disposition: string, text: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;

export const categoriesSuite: Suite = (service) => {
  const base = '/api/v1/admin/categories';
  async function write(
    method: 'POST' | 'PUT',
    path: string,
    fields: Readonly<Record<string, string | File>>,
  ) {
    const token = await service().tokenOf('admin');
    return service().call(method, `${base}${path}`, { token, form: formOf(fields) });
  }
  /** Writes a category and returns the response and the record in it. */
  async function written(...request: Parameters<typeof write>) {
    const response = await write(...request);
    return { ...response, record: readData(record, response.body) };
  }
  const stored = async () => ({
    files: await service().db.selectFrom('files').select('id').execute(),
    categories: await service().db.selectFrom('categories').select(['titre', 'icon_id']).execute(),
  });

  describe('adding', () => {
    test('without a picture', async () => {
      const { status, body, record } = await written('POST', '', texts);
      expect([status, body.message]).toEqual([201, message('categoryCreated')]);
      expect(record).toMatchObject({ ...texts, icon: null });
      const token = await service().tokenOf('admin');
      const read = await service().call('GET', `${base}/${record.id}`, { token });
      expect(read.body.data).toEqual(record);
    });

    test('with a picture, which the service then serves', async () => {
      const { record } = await written('POST', '', { ...texts, image: pictureFile('image/png') });
      const picture = await readPicture(service(), record.icon?.src ?? '');
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toBe('image/webp');
      expect(pictureType(await picture.bytes())).toBe('image/webp');
    });

    test('an empty file input, as browsers send it, counts as no picture', async () => {
      const token = await service().tokenOf('admin');
      const fields = Object.entries(texts).map(([name, text]) => part(`name="${name}"`, text));
      const body = `${fields.join('')}${part('name="image"; filename=""', '')}--x--\r\n`;
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const response = await service().call('POST', base, { token, body, headers });
      expect([response.status, response.body.data]).toMatchObject([201, { icon: null }]);
    });

    test.for([
      [
        'an SVG file',
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
      ],
      ['an SVG file named as a PNG', new File(['<svg/>'], 'a.png', { type: 'image/png' })],
      [
        'an HTML page named as a JPEG',
        new File(['<script>alert(1)</script>'], 'a.jpg', { type: 'image/jpeg' }),
      ],
      ['a type that is not accepted', pictureFile('image/gif')],
      ['a type that is not accepted, named as another', pictureFile('image/gif', 'image/png')],
      ['an empty file', new File([], 'a.png', { type: 'image/png' })],
      [
        'a file that is too large',
        new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      ],
    ] as const)('rejects %s with an error of the field, and stores nothing', async ([, image]) => {
      const { status, body } = await write('POST', '', { ...texts, image });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['image']]);
      expect(await stored()).toEqual({ files: [], categories: [] });
    });

    test('rejects a body that is larger than the largest picture', async () => {
      const image = new File([new Uint8Array(7 * 1024 * 1024)], 'a.png', { type: 'image/png' });
      const { status, body } = await write('POST', '', { ...texts, image });
      expect([status, body.message]).toEqual([413, message('tooLarge')]);
    });

    test('says why a picture is rejected, and stores nothing', async () => {
      const reasons = [];
      for (const image of [pngWithoutPixels(60, 50), pngWithoutPixels(6000, 5000)]) {
        const { status, body } = await write('POST', '', { ...texts, image });
        reasons.push([status, body.errors]);
      }
      expect(reasons).toEqual([
        [422, { image: [message('pictureDamaged')] }],
        [422, { image: [message('pictureSize', { max: 25 })] }],
      ]);
      expect(await stored()).toEqual({ files: [], categories: [] });
    });

    test('serves a picture as WebP, whatever its type was and whatever type the request declared', async () => {
      const { record } = await written('POST', '', {
        ...texts,
        image: pictureFile('image/jpeg', 'image/png'),
      });
      const picture = await readPicture(service(), record.icon?.src ?? '');
      expect(picture.headers.get('content-type')).toBe('image/webp');
    });
  });

  describe('changing', () => {
    test('the texts keeps the picture', async () => {
      const { record } = await written('POST', '', { ...texts, image: pictureFile('image/png') });
      const changed = await written('PUT', `/${record.id}`, { ...texts, titre: 'Bouquiniste' });
      expect([changed.status, changed.body.message]).toEqual([200, message('categoryUpdated')]);
      expect(changed.record).toEqual({ ...record, titre: 'Bouquiniste' });
    });

    test('the picture deletes the old one', async () => {
      const { record } = await written('POST', '', { ...texts, image: pictureFile('image/png') });
      const changed = await written('PUT', `/${record.id}`, { ...texts, image: pictureFile('image/jpeg') });
      expect(changed.record.icon?.src).not.toBe(record.icon?.src);
      expect((await readPicture(service(), record.icon?.src ?? '')).status).toBe(404);
      expect((await stored()).files).toHaveLength(1);
    });

    test('nothing if the picture is rejected', async () => {
      const { record } = await written('POST', '', { ...texts, image: pictureFile('image/png') });
      const before = await stored();
      const image = pictureFile('image/gif', 'image/png');
      expect((await write('PUT', `/${record.id}`, { ...texts, titre: 'Autre', image })).status).toBe(422);
      expect(await stored()).toEqual(before);
    });

    test.for([newId(), 'abc', '1'])('a category that does not exist is not found: %s', async (id) => {
      const { status, body } = await write('PUT', `/${id}`, { ...texts, image: pictureFile('image/png') });
      expect([status, body.message]).toEqual([404, message('categoryNotFound')]);
      expect((await stored()).files).toEqual([]);
    });
  });

  test('the list is filtered by the presence of a picture and by a period', async () => {
    const { record: shown } = await written('POST', '', { ...texts, image: pictureFile('image/png') });
    const { record: bare } = await written('POST', '', texts);
    const created_at = new Date(service().now().getTime() - 20 * day);
    await service().db.updateTable('categories').set({ created_at }).where('id', '=', bare.id).execute();
    const token = await service().tokenOf('admin');
    const found = async (query: Readonly<Record<string, string>>) => {
      const { body } = await service().call('GET', `${base}?${new URLSearchParams(query)}`, { token });
      const { items, total } = readPage(record, body);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    expect(await found({ icon: 'some' })).toEqual([shown.id]);
    expect(await found({ icon: 'none' })).toEqual([bare.id]);
    const week = new Date(service().now().getTime() - 7 * day).toISOString();
    expect(await found({ createdAt_from: week })).toEqual([shown.id]);
    expect(await found({ createdAt_to: week, icon: 'some' })).toEqual([]);
  });

  test('the complete list is sorted by title, as in French', async () => {
    for (const titre of ['zoo', 'Épicerie', 'Eau', 'été', 'Bar'])
      await write('POST', '', { ...texts, titre });
    const token = await service().tokenOf('admin');
    const all = await service().call('GET', `${base}/all`, { token });
    const titles = readData(z.array(record), all.body).map(({ titre }) => titre);
    expect(titles).toEqual(['Bar', 'Eau', 'Épicerie', 'été', 'zoo']);
    const page = await service().call('GET', `${base}?query=epic&sort=-titre`, { token });
    expect(readPage(record, page.body)).toMatchObject({ total: 1, items: [{ titre: 'Épicerie' }] });
  });
};
