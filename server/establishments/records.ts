import { type RawBuilder, sql } from 'kysely';
import { inOrder, type ListQuery, pageOfIds } from '#server/database/paging.ts';
import { containsWords } from '#server/database/search.ts';
import type { Database } from '#server/database/tables.ts';
import { pictureAddress } from '#server/files/files.ts';

/** An establishment as the contract shows one. */
export interface EstablishmentRecord {
  readonly id: string;
  readonly nom: string;
  readonly category: { readonly id: string; readonly titre: string } | null;
  readonly adresse: string;
  readonly phone: string;
  readonly description: string;
  readonly images: readonly { readonly src: string }[];
  readonly options: readonly { readonly id: string; readonly titre: string }[];
  readonly services: readonly { readonly title: string; readonly price: number }[];
  readonly createdAt: string;
}

type Row = Omit<EstablishmentRecord, 'images' | 'createdAt'> & {
  readonly images: readonly string[];
  readonly created_at: Date;
};

const orders = {
  nom: sql`listed.nom_key`,
  phone: sql`listed.phone`,
  createdAt: sql`listed.created_at`,
};
export type EstablishmentSort = keyof typeof orders;
export const establishmentSorts: readonly EstablishmentSort[] = ['nom', 'phone', 'createdAt'];

async function select(db: Database, where: RawBuilder<unknown>): Promise<readonly EstablishmentRecord[]> {
  const { rows } = await sql<Row>`
    select place.id, place.nom, place.adresse, place.phone, place.description, place.created_at,
      case when category.id is null then null
        else json_build_object('id', category.id, 'titre', category.titre) end as category,
      coalesce((select json_agg(image.file_id order by image.position)
        from establishment_images image where image.establishment_id = place.id), '[]') as images,
      coalesce((select json_agg(json_build_object('id', option.id, 'titre', option.titre) order by option.titre)
        from establishment_options chosen join options option on option.id = chosen.option_id
        where chosen.establishment_id = place.id), '[]') as options,
      coalesce((select json_agg(json_build_object('title', service.title, 'price', service.price)
          order by service.position)
        from services service where service.establishment_id = place.id), '[]') as services
    from establishments place left join categories category on category.id = place.category_id
    where ${where}`.execute(db);
  return rows.map(({ images, created_at, ...row }) => ({
    ...row,
    images: images.map((id) => ({ src: pictureAddress(id) })),
    createdAt: created_at.toISOString(),
  }));
}

/** One establishment, where there is one. */
export async function readEstablishment(db: Database, id: string): Promise<EstablishmentRecord | undefined> {
  return (await select(db, sql`place.id = ${id}`))[0];
}

/** The establishment of a user, where they have one. */
export async function readEstablishmentOf(
  db: Database,
  userId: string,
): Promise<EstablishmentRecord | undefined> {
  return (await select(db, sql`place.owner_id = ${userId}`))[0];
}

/** One page of the establishments whose name, address or category contains every word of the query. */
export async function listEstablishments(db: Database, query: ListQuery<EstablishmentSort>) {
  const source = { from: sql`establishments as listed`, where: containsWords(query.query), orders };
  const { ids, total } = await pageOfIds(db, source, query);
  if (ids.length === 0) return { items: [], total };
  return { items: inOrder(ids, await select(db, sql`place.id in (${sql.join(ids)})`)), total };
}
