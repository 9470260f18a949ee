import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rest } from './endpoints.ts';
import type { Field } from './field.ts';
import { linkedTo, lists, withCurrentNames } from './links.ts';
import type { Resource } from './resource.ts';

const field = (record: z.ZodMiniType, options: object): Field => ({
  kind: 'reference',
  access: 'readWrite',
  required: false,
  record,
  draft: z.unknown(),
  initial: null,
  toDraft: (value) => value,
  ...options,
});
const named = z.object({ id: z.string() });
const towns = '/admin/towns';

const shops: Resource = {
  name: 'shops',
  endpoints: rest('/admin/shops', {}),
  title: 'town',
  fields: {
    town: field(z.nullable(named), { source: towns, by: 'name' }),
    mayor: field(named, { source: towns, by: 'mayor' }),
    served: field(z.array(named), { source: towns, by: 'name' }),
  },
  list: { columns: ['town'] },
  form: [],
};
const rows = [
  { id: 'a', name: 'Lyon', mayor: 'Alice' },
  { id: 'b', name: 'Metz', mayor: 'Brune' },
];
const listed = (source: string, by: string) =>
  source === towns ? rows.map((row) => ({ id: row.id, [by]: Object(row)[by] })) : [];
const none = () => [];
const elsewhere = { id: 'z', name: 'Ailleurs' };

test('a call lists the records of a resource, all at once or page by page', () => {
  expect(
    ['/admin/shops', '/admin/shops/all', '/admin/shopsters'].map((source) => lists(shops, source)),
  ).toEqual([true, true, false]);
});

describe('the names of other records', () => {
  test('are those that they have now', () => {
    const record = { id: 1, town: { id: 'b', name: 'Divodurum' }, served: ['a'], note: 'x' };
    expect(withCurrentNames(shops, record, listed)).toEqual({
      id: 1,
      town: { id: 'b', name: 'Metz' },
      served: [{ id: 'a', name: 'Lyon' }],
      note: 'x',
    });
  });

  test('stay as they are held where the record is gone', () => {
    const record = { town: elsewhere, served: [elsewhere], mayor: null };
    expect(withCurrentNames(shops, record, listed)).toEqual(record);
  });
});

describe('a made-up record', () => {
  const made = { town: elsewhere, mayor: elsewhere, served: [elsewhere, { id: 'y' }, { id: 'x' }] };

  test('names the records that are there from its own place on, each once and by the member that names it', () => {
    expect(linkedTo(shops, made, 1, listed)).toEqual({
      town: { id: 'b', name: 'Metz' },
      mayor: { id: 'b', mayor: 'Brune' },
      served: [
        { id: 'b', name: 'Metz' },
        { id: 'a', name: 'Lyon' },
      ],
    });
  });

  test('keeps a record that is there', () => {
    expect(linkedTo(shops, { town: { id: 'a', name: 'Lyon' } }, 1, listed)).toEqual({
      town: { id: 'a', name: 'Lyon' },
    });
  });

  test('names none where there are none, but for what may not be missing', () => {
    expect(linkedTo(shops, made, 0, none)).toEqual({ town: null, mayor: elsewhere, served: [] });
  });
});
