import { expect, test } from 'vitest';
import { gallery } from '#fields/gallery/gallery.ts';
import { picture } from '#fields/picture/picture.ts';
import { upload } from '#fields/upload/upload.ts';
import { noFile } from '#schema/no-file.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { changesOf } from '#server/activity/changes.ts';
import { message } from '#server/base/messages.ts';
import { HttpError } from '#server/http/http-error.ts';
import { pictureFile } from '#server/testing/pictures.ts';
import type { Suite } from '#server/testing/suite.ts';
import { fileIds } from './file-ids.ts';
import { fileBytesOf, newFilesOf, storeSentFiles } from './sent-files.ts';

const accept = ['image/png', 'image/jpeg'];
const fields = { photos: gallery({ shape: 'object', accept, maxMegabytes: 2, max: 3 }) };

/** The pictures of a field that holds several, as its form sends them. */
export const sentPicturesSuite: Suite = (service) => {
  async function write(value: readonly (File | string)[], before: StoredRecord = {}) {
    const files = await newFilesOf({ fields }, { photos: value });
    const { db } = service();
    const set = await db
      .transaction()
      .execute((trx) => storeSentFiles(trx, { fields }, { name: 'photos', value, files, before }));
    const ids = fileIds(set['photos']);
    const rows = await db.selectFrom('files').select('id').execute();
    return { set, ids, stored: new Set(rows.map(({ id }) => id)) };
  }
  const errorOf = (write: Promise<unknown>) =>
    write.then(
      () => undefined,
      (error: unknown) => (error instanceof HttpError ? error.errors : error),
    );

  test('pictures stay, are removed and are added in the order that was sent', async () => {
    const before = await write([pictureFile('image/png'), pictureFile('image/jpeg')]);
    const [first = '', second = ''] = before.ids;
    expect(before.set).toEqual({ photos: [{ src: `/files/${first}` }, { src: `/files/${second}` }] });
    const kept = { src: `/files/${second}`, description: 'La salle' };
    const after = await write([pictureFile('image/png'), `/files/${second}`], {
      photos: [{ src: `/files/${first}` }, kept],
    });
    expect(after.set['photos']).toEqual([{ src: expect.stringMatching(/^\/files\//) }, kept]);
    expect([first, ...after.ids].map((id) => after.stored.has(id))).toEqual([false, true, true]);
    const none = await write([], after.set);
    expect([none.set, after.ids.some((id) => none.stored.has(id))]).toEqual([{ photos: [] }, false]);
  });

  test('a picture of another record is neither taken over nor deleted', async () => {
    const other = await write([pictureFile('image/png')]);
    const address = `/files/${other.ids[0]}`;
    expect(await errorOf(write([address]))).toEqual({ photos: [message('pictureGone')] });
    expect(await errorOf(write([address], { photos: [{ src: '/files/own' }] }))).toBeDefined();
    expect((await write([])).stored.has(other.ids[0] ?? '')).toBe(true);
  });

  test('each picture that cannot be read is named with its reason', async () => {
    const damaged = new File([(await pictureFile('image/png').bytes()).slice(0, 20)], 'salle.png');
    const text = new File(['%PDF'], 'carte.pdf', { type: 'image/png' });
    expect(await errorOf(write([pictureFile('image/png'), damaged, text]))).toEqual({
      photos: [
        message('pictureNamed', { name: 'salle.png', reason: message('pictureDamaged') }),
        message('pictureNamed', { name: 'carte.pdf', reason: 'Ce type de fichier n’est pas accepté' }),
      ],
    });
  });

  test('a stored picture is removed by an empty part, with its file; otherwise it stays or is replaced', async () => {
    const image = upload({ accept, maxMegabytes: 2, replaces: 'icon', removable: true });
    const own = { icon: picture({ shape: 'object', nullable: true }), image };
    async function set(value: unknown, before: StoredRecord = {}) {
      const files = await newFilesOf({ fields: own }, { image: value });
      return service()
        .db.transaction()
        .execute((trx) => storeSentFiles(trx, { fields: own }, { name: 'image', value, files, before }));
    }
    const stored = () => service().db.selectFrom('files').select('id').execute();
    const files = async (record: StoredRecord) => {
      const ids = new Set((await stored()).map(({ id }) => id));
      return fileIds(record['icon']).map((id) => ids.has(id));
    };
    const [first, other] = [await set(pictureFile('image/png')), await set(pictureFile('image/png'))];
    expect([await set(undefined, first), await files(first)]).toEqual([{}, [true]]);
    const replaced = await set(pictureFile('image/jpeg'), first);
    expect([await files(first), await files(replaced)]).toEqual([[false], [true]]);
    expect(await set(noFile, replaced)).toEqual({ icon: null });
    expect([await files(replaced), await files(other)]).toEqual([[false], [true]]);
    expect(await set(noFile, { icon: null })).toEqual({ icon: null });
    expect(changesOf({ name: 'shops', title: 'name', fields: own }, replaced, { icon: null })).toEqual([
      { field: 'icon', from: null, to: null },
    ]);
  });

  test('a form may have as many bytes as its files', () => {
    expect(fileBytesOf({ fields })).toBe(3 * 2 * 1024 ** 2);
  });
};
