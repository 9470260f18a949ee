import { sql } from 'kysely';
import type { categories } from '#resources/categories.ts';
import type { RecordOf } from '#schema/resource.ts';
import { inOrder, type ListQuery, pageOfIds } from '#server/database/paging.ts';
import { containsWords } from '#server/database/search.ts';
import type { Database } from '#server/database/tables.ts';
import { pictureAddress } from '#server/files/files.ts';

/** A category as the contract shows one. */
export type CategoryRecord = RecordOf<typeof categories>;

const orders = { titre: sql`listed.titre_key`, createdAt: sql`listed.created_at` };
export type CategorySort = keyof typeof orders;
export const categorySorts: readonly CategorySort[] = ['titre', 'createdAt'];

const selectCategories = (db: Database) =>
  db.selectFrom('categories').select(['id', 'titre', 'titre_en', 'description', 'icon_id', 'created_at']);

type Row = Awaited<ReturnType<ReturnType<typeof selectCategories>['executeTakeFirstOrThrow']>>;

function recordOf({ icon_id, created_at, ...row }: Row): CategoryRecord {
  return {
    ...row,
    icon: icon_id === null ? null : { src: pictureAddress(icon_id) },
    createdAt: created_at.toISOString(),
  };
}

/** One page of the categories whose title or description contains every word of the query. */
export async function listCategories(db: Database, query: ListQuery<CategorySort>) {
  const source = { from: sql`categories as listed`, where: containsWords(query.query), orders };
  const { ids, total } = await pageOfIds(db, source, query);
  const rows = ids.length === 0 ? [] : await selectCategories(db).where('id', 'in', ids).execute();
  return { items: inOrder(ids, rows).map(recordOf), total };
}

/** Every category by title, for pickers. */
export async function allCategories(db: Database): Promise<readonly CategoryRecord[]> {
  const rows = await selectCategories(db).orderBy('titre_key').orderBy('id').execute();
  return rows.map(recordOf);
}

/** One category, where there is one. */
export async function readCategory(db: Database, id: string): Promise<CategoryRecord | undefined> {
  const row = await selectCategories(db).where('id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}
