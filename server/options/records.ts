import { sql } from 'kysely';
import type { options } from '#resources/options.ts';
import type { RecordOf } from '#schema/resource.ts';
import { inOrder, type ListQuery, pageOfIds } from '#server/database/paging.ts';
import { containsWords } from '#server/database/search.ts';
import type { Database } from '#server/database/tables.ts';
import { pictureAddress } from '#server/files/files.ts';

/** An option as the contract shows one. */
export type OptionRecord = RecordOf<typeof options>;

const orders = { titre: sql`listed.titre_key`, createdAt: sql`listed.created_at` };
export type OptionSort = keyof typeof orders;
export const optionSorts: readonly OptionSort[] = ['titre', 'createdAt'];

type Category = OptionRecord['categories'][number];

async function readOptions(db: Database, ids: readonly string[]): Promise<readonly OptionRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('options')
    .select(['id', 'titre', 'titre_en', 'description', 'icon_id', 'created_at'])
    .select(
      sql<readonly Category[]>`coalesce((
        select json_agg(json_build_object('id', category.id, 'titre', category.titre) order by category.titre_key)
        from option_categories chosen join categories category on category.id = chosen.category_id
        where chosen.option_id = options.id), '[]')`.as('categories'),
    )
    .where('id', 'in', ids)
    .execute();
  return inOrder(ids, rows).map(({ icon_id, created_at, ...row }) => ({
    ...row,
    icon: icon_id === null ? null : { src: pictureAddress(icon_id) },
    createdAt: created_at.toISOString(),
  }));
}

/** One page of the options whose title or description contains every word of the query. */
export async function listOptions(db: Database, query: ListQuery<OptionSort>) {
  const source = { from: sql`options as listed`, where: containsWords(query.query), orders };
  const { ids, total } = await pageOfIds(db, source, query);
  return { items: await readOptions(db, ids), total };
}

/** One option, where there is one. */
export async function readOption(db: Database, id: string): Promise<OptionRecord | undefined> {
  return (await readOptions(db, [id]))[0];
}
