import { categories } from '#resources/categories.ts';
import { newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { removeFiles, storeFile } from '#server/files/files.ts';
import { readPicture } from '#server/files/uploads.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { notFound } from '#server/http/http-error.ts';

async function accepted(body: unknown) {
  const { image, ...texts } = checkedDraft(categories, body);
  return { texts, picture: image && (await readPicture('image', image, categories.fields.image.accept)) };
}

/** Adds a category, with its picture or without. */
export async function createCategory(db: Database, body: unknown): Promise<string> {
  const { texts, picture } = await accepted(body);
  const id = newId();
  await db.transaction().execute(async (trx) => {
    const icon_id = picture ? await storeFile(trx, picture) : null;
    await trx
      .insertInto('categories')
      .values({ id, ...texts, icon_id })
      .execute();
  });
  return id;
}

/** Changes a category. A new picture takes the place of the old one, which goes in the same transaction. */
export async function updateCategory(db: Database, id: string, body: unknown): Promise<void> {
  const { texts, picture } = await accepted(body);
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('categories')
      .select('icon_id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!old) throw notFound('categoryNotFound');
    const replaced = picture && { icon_id: await storeFile(trx, picture) };
    await trx
      .updateTable('categories')
      .set({ ...texts, ...replaced })
      .where('id', '=', id)
      .execute();
    if (replaced && old.icon_id) await removeFiles(trx, [old.icon_id]);
  });
}
