import { describe, expect, test } from 'vitest';
import type { SearchParams } from '#runtime/address/url-search.ts';
import { filteredPlanets, plainPlanets, planets } from '#runtime/testing/planets.ts';
import { isWritten, parseListSearch, writeListSearch } from './list-search.ts';

const usual = { page: 1, limit: 10, query: '', sort: undefined, filters: {} };

describe('the state of a list in the URL', () => {
  test.each([
    [{}, usual],
    [
      { page: '3', limit: '50', query: 'é & co', sort: '-name' },
      { ...usual, page: 3, limit: 50, query: 'é & co', sort: '-name' },
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

  test.each(['0', '7', '1000', '-10', 'dix', '10.0', ' 10'])('limit “%s” is not a page size', (limit) =>
    expect(parseListSearch(planets, { limit }).limit).toBe(10),
  );

  test.each(['code', '-code', '--name', '', 'constructor', 'climate', 'name,code', 'name,-name'])(
    '“%s” is not an order',
    (sort) => expect(parseListSearch(planets, { sort }).sort).toBeUndefined(),
  );

  test('may have two orders', () =>
    expect(parseListSearch(planets, { sort: '-name,discoveredAt' }).sort).toBe('-name,discoveredAt'));

  test('leaves out what the service does not support', () => {
    expect(parseListSearch(plainPlanets, { query: 'x', sort: 'name' })).toEqual(usual);
  });
});

describe('writing the state of a list', () => {
  const written = (search: Partial<typeof usual>, params = {}) =>
    Object.entries(writeListSearch(planets, { ...usual, ...search }, params)).filter(
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
    const search = { ...usual, page: 7, limit: 20, query: ' é?&=#', sort: '-discoveredAt' };
    expect(parseListSearch(planets, writeListSearch(planets, search, {}))).toEqual(search);
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
    expect(isWritten(planets, search, params)).toBe(written);
    const address = writeListSearch(planets, search, params);
    expect(isWritten(planets, parseListSearch(planets, address), address)).toBe(true);
  });

  test('checks each list of a page by itself', () => {
    const params = { page: 'abc', 'offers-page': '2' };
    expect(isWritten(planets, parseListSearch(planets, params, 'offers-'), params, 'offers-')).toBe(true);
    expect(isWritten(planets, parseListSearch(planets, params), params)).toBe(false);
  });
});

test('a second list on a page has its own parameters', () => {
  const params = writeListSearch(planets, { ...usual, page: 2 }, { page: '5' }, 'offers-');
  expect(params).toMatchObject({ page: '5', 'offers-page': '2' });
  expect(parseListSearch(planets, params, 'offers-').page).toBe(2);
  expect(parseListSearch(planets, params).page).toBe(5);
});

describe('the filters of a list in the URL', () => {
  const read = (params: SearchParams) => parseListSearch(filteredPlanets, params).filters;

  test.each([
    [{ climate: 'arid' }, { climate: ['arid'] }],
    [{ climate: ['mild', 'arid', 'mild'] }, { climate: ['mild', 'arid'] }],
    [{ climate: ['mild', 'hot'] }, { climate: ['mild'] }],
    [{ inhabited: 'false' }, { inhabited: ['false'] }],
    [
      { discoveredAt_from: '2026-01-31', discoveredAt_to: '2026-02-28' },
      { discoveredAt_from: ['2026-01-31'], discoveredAt_to: ['2026-02-28'] },
    ],
    [
      { satellites_min: '-2', satellites_max: '7.5' },
      { satellites_min: ['-2'], satellites_max: ['7.5'] },
    ],
    [{ twin: ['7', '8'] }, { twin: ['7'] }],
    [{ portrait: 'none' }, { portrait: ['none'] }],
  ])('%j is read', (params, filters) => {
    expect(read(params)).toEqual(filters);
    const search = parseListSearch(filteredPlanets, params);
    expect(read(writeListSearch(filteredPlanets, search, {}))).toEqual(filters);
  });

  test.each([
    { climate: 'hot' },
    { climate: '' },
    { inhabited: 'yes' },
    { discoveredAt: '2026-01-31' },
    { discoveredAt_from: '2026-02-30' },
    { discoveredAt_from: '2026-01-31T00:00:00Z' },
    { satellites_min: '1e3' },
    { satellites_min: '7,5' },
    { twin: '' },
    { twin: 'x'.repeat(101) },
    { portrait: 'many' },
    { name: 'Aldebaran' },
  ])('%j counts as absent and leaves the URL', (params) => {
    const search = parseListSearch(filteredPlanets, params);
    expect(search.filters).toEqual({});
    const written = writeListSearch(filteredPlanets, search, params);
    expect(isWritten(filteredPlanets, search, written)).toBe(true);
  });

  test('a list without filters has none', () => {
    expect(parseListSearch(planets, { climate: 'arid' }).filters).toEqual({});
  });

  test('the values that the call of a list fixes cannot be changed', () => {
    const { list, ...others } = filteredPlanets.endpoints;
    const endpoints = { ...others, list: { ...list, query: { climate: 'arid' } } };
    const params = { climate: 'mild', inhabited: 'true' };
    expect(parseListSearch({ ...filteredPlanets, endpoints }, params).filters).toEqual({
      inhabited: ['true'],
    });
  });

  test('a second list on a page has its own filters', () => {
    const params = { climate: 'arid', 'moons-climate': ['mild', 'frozen'] };
    const search = parseListSearch(filteredPlanets, params, 'moons-');
    expect(search.filters).toEqual({ climate: ['mild', 'frozen'] });
    expect(writeListSearch(filteredPlanets, { ...search, filters: {} }, params, 'moons-')).toMatchObject({
      climate: 'arid',
      'moons-climate': undefined,
    });
  });
});
