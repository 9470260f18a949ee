import { expect, test } from 'vitest';
import { categories } from '#resources/categories.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { createFindings } from './findings.ts';
import { liveApi } from './live-api.ts';
import { checkReads } from './reads.ts';

const categoryList = operationsOf([categories]).filter(({ id }) => id === 'categories.list');

/** Checks a list whose responses have this content. Returns its differences. */
async function differences(contentOf: (query: URLSearchParams) => unknown, operations = categoryList) {
  const fetch = async (address: unknown) =>
    Response.json({ data: contentOf(new URL(String(address)).searchParams) });
  const api = liveApi({ base: 'http://localhost', fetch, timeout: 1000 });
  const findings = createFindings();
  await checkReads({ api, findings, operations });
  return { all: findings.all, calls: api.calls };
}

/** A list that can only be paged. */
const pagedList = categoryList.map(
  (operation): Operation => ({
    ...operation,
    parameters: operation.parameters.filter(({ name }) => name === 'page' || name === 'limit'),
  }),
);

test('a difference counts among the responses, however often each of them is checked', async () => {
  const { all, calls } = await differences(() => ({ items: [], total: 'none' }));
  expect(all.map(({ field, times, outOf }) => [field, times, outOf])).toContainEqual([
    'data.total',
    calls,
    calls,
  ]);
});

test('a list that states no total has that difference alone', async () => {
  const all = Array.from({ length: 7 }, (_, index) => ({ id: `griffin-${index}` }));
  const found = await differences((query) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return { items: query.has('query') ? [] : all.slice((page - 1) * limit, page * limit) };
  });
  expect(found.all.filter(({ type }) => type === 'envelope').map(({ field }) => field)).toEqual([
    'data.total',
  ]);
  expect(found.all.filter(({ type }) => type === 'value')).toEqual([]);
});

test('a difference of the pages is reported if the second attempt finds it, too', async () => {
  const ids = ['a', 'b', 'c'];
  /** Each attempt begins with the first page. */
  const attempts = (totals: readonly number[], twice: readonly number[]) => {
    let attempt = -1;
    return (query: URLSearchParams) => {
      if (query.get('page') === '1') attempt += 1;
      const found = twice.includes(attempt) ? [...ids, 'a'] : ids;
      const items = query.get('page') === '1' ? found.map((id) => ({ id })) : [];
      return { items, total: totals[attempt] ?? items.length };
    };
  };
  const fieldsOf = async (contentOf: (query: URLSearchParams) => unknown) =>
    (await differences(contentOf, pagedList)).all.flatMap(({ type, field }) =>
      type === 'value' ? [field] : [],
    );
  expect(await fieldsOf(attempts([3, 5, 4], [2]))).toEqual([]);
  expect(await fieldsOf(attempts([3, 5, 5], []))).toEqual(['total']);
  expect(await fieldsOf(attempts([3, 4, 4], [1, 2]))).toEqual(['id']);
});

test('a list that is not counted to its end has no difference', async () => {
  const all = Array.from({ length: 23 }, (_, index) => ({ id: `griffin-${index}` }));
  const found = await differences((query) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const items = all.slice((page - 1) * limit, page * limit);
    return { items, total: (page - 1) * limit + items.length, more: items.length >= limit };
  }, pagedList);
  expect(found.all.filter(({ type }) => type !== 'missing')).toEqual([]);
});

const oneCategory = operationsOf([categories]).filter(({ id }) => /^categories\.(list|one)$/.test(id));

/** Returns the differences of categories that change: each response has one record, or none if its title is empty. */
async function changing(titlesInList: readonly string[], titlesRead: readonly string[]) {
  const left = { list: [...titlesInList], read: [...titlesRead] };
  const next = (name: keyof typeof left) => {
    const [title = '', ...others] = left[name];
    if (others.length > 0) left[name] = others;
    return title === '' ? [] : [{ id: '1', titre: title }];
  };
  const pagedOnly = oneCategory.map((operation) => ({ ...operation, parameters: [] }));
  const service = async (address: unknown) => {
    const { pathname } = new URL(String(address));
    const isList = pathname.endsWith('/categories');
    const found = isList ? next('list') : pathname.endsWith('/1') ? next('read') : [];
    const data = isList ? { items: found, total: found.length } : found[0];
    return Response.json({ data }, { status: data ? 200 : 404, headers: { ETag: '"1"' } });
  };
  const findings = createFindings();
  const api = liveApi({ base: 'http://localhost', fetch: service, timeout: 1000 });
  await checkReads({ api, findings, operations: pagedOnly });
  const isOfChange = ({ type, field }: { readonly type: string; readonly field: string }) =>
    type === 'status' || field === 'titre';
  return findings.all.filter(isOfChange).map(({ type, field }) => `${type} ${field}`);
}

test('a record that changes between its list and its page is no difference, one that stays different is', async () => {
  expect(await changing(['Avant', 'Après'], ['Après'])).toEqual([]);
  expect(await changing(['Avant'], ['Après'])).toEqual(['value titre']);
});

test('a record that was deleted since its list was read is no difference, one that its list still has is', async () => {
  expect(await changing(['Avant', ''], [''])).toEqual([]);
  expect(await changing(['Avant'], [''])).toEqual(['status ']);
});
