import { expect, test } from 'vitest';
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';
import { categories } from './categories.ts';

test('an import without a call that creates does not compile', () => {
  const { fields } = categories;
  const endpoints = rest('/admin/categories', {});
  const readOnly = rest('/admin/categories', { create: false });
  const declared = { path: 'x', title: 'titre', fields, form: [['titre']] } as const;
  const list = { columns: ['titre'], import: true } as const;
  // @ts-expect-error no call creates a record
  defineResource('categories', { ...declared, endpoints: readOnly, list });
  expect(defineResource('categories', { ...declared, endpoints, list }).list.import).toBe(true);
});
