import { categories } from '#resources/categories.ts';
import { columnsOf } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';

const { column, picture, time } = columnsOf<'categories'>();

/** The mapping of categories to their table. */
export const categoryTable = mapTable(categories, 'categories', {
  columns: {
    titre: column('titre'),
    titre_en: column('titre_en'),
    description: column('description'),
    icon: picture('icon_id'),
    createdAt: time('created_at'),
  },
  orders: { titre: 'titre_key', createdAt: 'created_at' },
  filters: { icon: 'icon_id', createdAt: 'created_at' },
  messages: { notFound: 'categoryNotFound', created: 'categoryCreated', updated: 'categoryUpdated' },
});
