import { options } from '#resources/options.ts';
import { message } from '#server/base/messages.ts';
import { isId, newId } from '#server/database/ids.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import { removeFiles } from '#server/files/files.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { invalid, notFound } from '#server/http/http-error.ts';

function accepted(body: unknown) {
  const { categories, ...texts } = checkedDraft(options, body);
  return { texts, categories: [...new Set(categories.map((id) => String(id).toLowerCase()))] };
}

/** Adds an option. */
export async function createOption(db: Database, body: unknown): Promise<string> {
  const { texts, categories } = accepted(body);
  const id = newId();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('options')
      .values({ id, ...texts, icon_id: null })
      .execute();
    await putUnder(trx, id, categories);
  });
  return id;
}

/** Changes an option, and what it is for. */
export async function updateOption(db: Database, id: string, body: unknown): Promise<void> {
  const { texts, categories } = accepted(body);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('options')
      .set(texts)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('optionNotFound');
    await trx.deleteFrom('option_categories').where('option_id', '=', id).execute();
    await putUnder(trx, id, categories);
  });
}

/** Deletes an option and its icon; establishments that offered it no longer do. */
export async function deleteOption(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('options').where('id', '=', id).returning('icon_id').executeTakeFirst();
    if (!gone) throw notFound('optionNotFound');
    if (gone.icon_id) await removeFiles(trx, [gone.icon_id]);
  });
}

async function putUnder(trx: Writing, option_id: string, categories: readonly string[]): Promise<void> {
  if (categories.length === 0) return;
  const unknown = () => invalid({ categories: [message('categoriesUnknown')] });
  if (!categories.every(isId)) throw unknown();
  // Held, so that none goes away before the option points at it.
  const known = await trx
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', categories)
    .forKeyShare()
    .execute();
  if (known.length < categories.length) throw unknown();
  await trx
    .insertInto('option_categories')
    .values(categories.map((category_id) => ({ option_id, category_id })))
    .execute();
}
