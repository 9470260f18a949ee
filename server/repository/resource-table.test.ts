import { expect, test } from 'vitest';
import { categories } from '#resources/categories.ts';
import { columnsOf } from './columns.ts';
import { mapTable } from './resource-table.ts';

const { column, picture, time } = columnsOf<'categories'>();
const columns = {
  titre: column('titre'),
  titre_en: column('titre_en'),
  description: column('description'),
  icon: picture('icon_id'),
  createdAt: time('created_at'),
};
const orders = { titre: 'titre_key', createdAt: 'created_at' } as const;
const filters = { icon: 'icon_id', createdAt: 'created_at' } as const;

/* The compiler is the test: each `@ts-expect-error` fails the type check if the mistake below it compiles. */
test('a mapping that differs from its descriptor or its table does not compile', () => {
  const { icon, ...withoutIcon } = columns;
  // @ts-expect-error records have an icon
  mapTable(categories, 'categories', { columns: withoutIcon, orders, filters });
  // @ts-expect-error a title is a text
  mapTable(categories, 'categories', { columns: { ...columns, titre: icon }, orders, filters });
  // @ts-expect-error the list also sorts by the creation time
  mapTable(categories, 'categories', { columns, orders: { titre: 'titre_key' }, filters });
  // @ts-expect-error the list does not sort by the description
  mapTable(categories, 'categories', { columns, orders: { ...orders, description: 'description' }, filters });
  // @ts-expect-error the table has no such column
  mapTable(categories, 'categories', { columns, orders: { ...orders, titre: 'title' }, filters });
  // @ts-expect-error the list is also filtered by the icon
  mapTable(categories, 'categories', { columns, orders, filters: { createdAt: 'created_at' } });
  const table = mapTable(categories, 'categories', { columns, orders, filters });
  expect(Object.keys(table.orders)).toEqual(categories.list.sort);
});
