import { sql } from 'kysely';
import { options } from '#resources/options.ts';
import { columnsOf, linkedColumn } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';

const { column, picture, time } = columnsOf<'options'>();

/** The mapping of options to their table. */
export const optionTable = mapTable(options, 'options', {
  columns: {
    titre: column('titre'),
    titre_en: column('titre_en'),
    description: column('description'),
    categories: linkedColumn({
      of: 'categories',
      orderBy: 'titre_key',
      table: 'option_categories',
      owner: 'option_id',
      target: 'category_id',
    }),
    icon: picture('icon_id'),
    createdAt: time('created_at'),
  },
  orders: { titre: 'titre_key', createdAt: 'created_at' },
  filters: {
    categories: (matches) =>
      sql`listed.id in (select link.option_id from option_categories link where ${matches(sql`link.category_id`)})`,
  },
  messages: {
    notFound: 'optionNotFound',
    created: 'optionCreated',
    updated: 'optionUpdated',
    deleted: 'optionDeleted',
    unknown: 'categoriesUnknown',
  },
  inUse: { code: 'E_OPTION_IN_USE', message: 'optionInUse' },
});
