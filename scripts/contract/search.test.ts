import { expect, test } from 'vitest';
import { reference } from '#fields/reference/reference.ts';
import { options } from '#resources/options.ts';
import type { Resource } from '#schema/resource.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import type { Contents } from './responses.ts';
import { searchMismatches } from './search.ts';

const first = {
  records: [
    { id: 'a', titre: 'Wi-Fi' },
    { id: 'b', titre: 'Siège bébé' },
  ],
  total: 2,
};

/** Returns the words that are searched for, and what is wrong if a service finds this for a word of the list. */
async function searched(found: Contents, known: Contents = first, resource: Resource = options) {
  const [list] = operationsOf([resource]).filter(({ id }) => id === `${resource.name}.list`);
  if (list === undefined) throw new Error('There is no list of options.');
  const words: unknown[] = [];
  const read = async ({ query }: Readonly<Record<string, string | number>>) => {
    words.push(query);
    return query === 'zqxjkvwz' ? { records: [], total: 0 } : found;
  };
  const wrong = await searchMismatches(read, list, known);
  return { words: words.slice(0, -1), wrong: wrong.map((each) => each.found) };
}

test('a word of a title must find its record, unless it may be on another page', async () => {
  const right = { records: first.records.slice(1), total: 1 };
  expect(await searched(right)).toEqual({ words: ['Siège'], wrong: [] });
  const other = { records: first.records.slice(0, 1), total: 1 };
  expect((await searched(other)).wrong).toEqual(['not the record']);
  expect((await searched({ records: [], total: 0 })).wrong).toEqual(['not the record']);
  const manyMore = { ...first, total: 40 };
  expect((await searched({ ...other, total: 30 }, manyMore)).wrong).toEqual([]);
  expect((await searched({ ...other, more: true })).wrong).toEqual([]);
});

test('without a word in a title, any word may find any record', async () => {
  const known = { records: [{ id: 'a', titre: 'B2', description: 'Grand coffre.' }], total: 1 };
  expect(await searched({ records: [], total: 0 }, known)).toEqual({ words: ['Grand'], wrong: [] });
  expect((await searched({ records: [], total: 2 }, known)).wrong).toEqual(['other records']);
});

test('the longest word of a title is searched for, since a service may ignore short ones', async () => {
  const known = { records: [{ id: 'a', titre: 'Les petits trajets' }], total: 1 };
  expect(await searched(known, known)).toEqual({ words: ['trajets'], wrong: [] });
});

test('a title that is another record need not be searched, but must not find more than there is', async () => {
  const title = reference({ to: 'categories', by: 'titre' });
  const resource = { ...options, fields: { ...options.fields, titre: title } };
  const known = { records: [{ id: 'a', titre: { id: 'c', titre: 'Grandes berlines' } }], total: 1 };
  const nothing = { records: [], total: 0 };
  expect(await searched(nothing, known, resource)).toEqual({ words: ['berlines'], wrong: [] });
  expect((await searched({ records: [], total: 2 }, known, resource)).wrong).toEqual(['other records']);
});
