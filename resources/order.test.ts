import { expect, test } from 'vitest';
import { defineResource } from '#schema/resource.ts';
import { categories } from './categories.ts';

test('the declared order of a list is by one of its sortable fields, and the compiler refuses others', () => {
  const { fields, endpoints } = categories;
  const list = { columns: ['titre'], sort: ['titre'] } as const;
  const valid = { path: 'x', endpoints, title: 'titre', fields, form: [['titre']] } as const;
  const ordered = defineResource('categories', { ...valid, list: { ...list, order: '-titre' } });
  expect(ordered.list.order).toBe('-titre');
  // @ts-expect-error icon is not an order of this list
  defineResource('categories', { ...valid, list: { ...list, order: '-icon' } });
});
