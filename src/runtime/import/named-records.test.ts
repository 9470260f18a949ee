import { afterEach, expect, test, vi } from 'vitest';
import { references } from '#fields/references/references.ts';
import { t } from '#lib/i18n/i18n.ts';
import { createQueryClient } from '#lib/queries/create-query-client.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { importFields } from './import-fields.ts';
import { createRowReader } from './import-rows.ts';
import { readOffered } from './named-records.ts';

const boats: Resource = {
  name: 'boats',
  endpoints: rest('/boats', {}),
  title: 'id',
  fields: { owners: references({ to: 'users', by: 'name' }) },
  list: { columns: [] },
  form: [['owners']],
};

afterEach(() => vi.unstubAllGlobals());

test('a name that several records have is an error, since nobody knows which one is meant', async () => {
  // A record may be on two pages, if another one was added meanwhile.
  const users = [
    { id: 3, name: 'Jean Martin' },
    { id: 4, name: 'Anne, Paul' },
    { id: 9, name: 'jean martin' },
    { id: 4, name: 'Anne, Paul' },
    { id: 5, name: 'Léa, Luc' },
    { id: 6, name: 'Lea, Luc' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ data: users }));
  const fields = importFields(boats);
  const linked = await readOffered(createQueryClient(), boats, fields);
  const read = (owners: string) =>
    createRowReader(boats, fields, { owners: 0 }, linked).read({ number: 2, cells: [owners] });
  const ambiguous = (name: string) => ({ owners: t('import.ambiguousName', { name }) });
  expect(read('Jean Martin').errors).toEqual(ambiguous('Jean Martin'));
  expect(read('Léa, Luc').errors).toEqual(ambiguous('Léa, Luc'));
  expect(read('Jean Martin').unknown).toEqual([]);
  expect(read('Anne, Paul').sent).toEqual({ owners: [4] });
});
