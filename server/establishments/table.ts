import { sql } from 'kysely';
import { establishments } from '#resources/establishments.ts';
import { columnsOf, computed, linkedColumn } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';
import { containsWord } from '#server/repository/search-condition.ts';
import { memberUser } from '#server/repository/user-columns.ts';

const { column, time } = columnsOf<'establishments'>();

/** The mapping of establishments to their table. */
export const establishmentTable = mapTable(establishments, 'establishments', {
  columns: {
    images: {
      value: sql<readonly { src: string; description?: string }[]>`coalesce((
        select json_agg(json_strip_nulls(json_build_object(
            'src', '/files/' || image.file_id, 'description', image.description)) order by image.position)
        from establishment_images image where image.establishment_id = listed.id), '[]')`,
      hasFiles: true,
    },
    nom: column('nom'),
    category: computed(sql<{ id: string; titre: string } | null>`(
      select json_build_object('id', category.id, 'titre', category.titre)
      from categories category where category.id = listed.category_id)`),
    adresse: column('adresse'),
    phone: column('phone'),
    description: column('description'),
    options: linkedColumn({
      of: 'options',
      orderBy: 'titre',
      table: 'establishment_options',
      owner: 'establishment_id',
      target: 'option_id',
    }),
    services: computed(sql<readonly { title: string; price: number }[]>`coalesce((
      select json_agg(json_build_object('title', service.title, 'price', service.price) order by service.position)
      from services service where service.establishment_id = listed.id), '[]')`),
    createdAt: time('created_at'),
    owner: memberUser('owner_id'),
  },
  orders: { nom: 'nom_key', createdAt: 'created_at' },
  otherOrders: { phone: 'phone' },
  filters: {
    category: 'category_id',
    options: (matches) =>
      sql`listed.id in (select link.establishment_id from establishment_options link where ${matches(sql`link.option_id`)})`,
    images: (matches) =>
      matches(sql`exists (select from establishment_images image where image.establishment_id = listed.id)`),
    createdAt: 'created_at',
  },
  // The titles of categories are not in the rows: a new title would change all establishments of its category.
  alsoFound: [
    {
      column: 'category_id',
      idsBy: (word) =>
        sql`select category.id from categories category where ${containsWord(sql`category.titre_key`, word)}`,
    },
  ],
  owns: [{ table: 'services', owner: 'establishment_id' }],
  messages: { notFound: 'establishmentNotFound', deleted: 'establishmentDeleted' },
});
