import { describe, expect, test } from 'vitest';
import { plainPlanets, planets } from '#runtime/testing/planets.ts';
import { isWritten, parseListSearch, writeListSearch } from './list-search.ts';

const usual = { page: 1, limit: 10, query: '', sort: undefined };

describe('the state of a list in the URL', () => {
  test.each([
    [{}, usual],
    [
      { page: '3', limit: '50', query: 'é & co', sort: '-name' },
      { page: 3, limit: 50, query: 'é & co', sort: '-name' },
    ],
    [{ query: '12' }, { ...usual, query: '12' }],
    [
      { name: 'autre', page: '2' },
      { ...usual, page: 2 },
    ],
  ])('%j is read', (params, search) => {
    expect(parseListSearch(planets, params)).toEqual(search);
  });

  test.each(['0', '-1', '1.5', 'abc', '', '1e400', 'Infinity', 'NaN'])(
    'page “%s” is invalid and counts as the first',
    (page) => expect(parseListSearch(planets, { page }).page).toBe(1),
  );

  test.each(['1000001', '1000000000', '99999999999999999999', '9'.repeat(400)])(
    'page “%s” counts as the largest page number',
    (page) => expect(parseListSearch(planets, { page }).page).toBe(1_000_000),
  );

  test.each(['0', '7', '1000', '-10', 'dix', '10.0', ' 10'])('limit “%s” is no page size', (limit) =>
    expect(parseListSearch(planets, { limit }).limit).toBe(10),
  );

  test.each(['code', '-code', '--name', '', 'constructor', 'climate'])('“%s” is no order', (sort) =>
    expect(parseListSearch(planets, { sort }).sort).toBeUndefined(),
  );

  test('leaves out what the service does not support', () => {
    expect(parseListSearch(plainPlanets, { query: 'x', sort: 'name' })).toEqual(usual);
  });
});

describe('writing the state of a list', () => {
  const written = (search: Partial<typeof usual>, params = {}) =>
    Object.entries(writeListSearch({ ...usual, ...search }, params)).filter(
      ([, value]) => value !== undefined,
    );

  test('leaves out default values', () => {
    expect(written({})).toEqual([]);
    expect(written({ page: 2, limit: 5 })).toEqual([
      ['page', '2'],
      ['limit', '5'],
    ]);
  });

  test('keeps other parameters and removes its own', () => {
    expect(written({}, { tab: 'plans', page: '4', query: 'x', sort: 'name' })).toEqual([['tab', 'plans']]);
  });

  test('can be read back', () => {
    const search = { page: 7, limit: 20, query: ' é?&=#', sort: '-discoveredAt' };
    expect(parseListSearch(planets, writeListSearch(search, {}))).toEqual(search);
  });
});

describe('isWritten', () => {
  test.each([
    [{}, true],
    [{ page: '2', limit: '5', query: 'x', sort: '-name', tab: 'plans' }, true],
    [{ page: 'abc' }, false],
    [{ page: '-3', tab: 'plans' }, false],
    [{ page: '1' }, false],
    [{ page: '99999999999' }, false],
    [{ limit: '7' }, false],
    [{ sort: 'code' }, false],
    [{ query: '\u0000x' }, false],
    [{ query: `${'x'.repeat(99)}😀` }, false],
  ])('%j: %s, and true once it was written', (params, written) => {
    const search = parseListSearch(planets, params);
    expect(isWritten(search, params)).toBe(written);
    const address = writeListSearch(search, params);
    expect(isWritten(parseListSearch(planets, address), address)).toBe(true);
  });

  test('checks each list of a page by itself', () => {
    const params = { page: 'abc', 'offers-page': '2' };
    expect(isWritten(parseListSearch(planets, params, 'offers-'), params, 'offers-')).toBe(true);
    expect(isWritten(parseListSearch(planets, params), params)).toBe(false);
  });
});

test('a second list on a page has its own parameters', () => {
  const params = writeListSearch({ ...usual, page: 2 }, { page: '5' }, 'offers-');
  expect(params).toMatchObject({ page: '5', 'offers-page': '2' });
  expect(parseListSearch(planets, params, 'offers-').page).toBe(2);
  expect(parseListSearch(planets, params).page).toBe(5);
});
