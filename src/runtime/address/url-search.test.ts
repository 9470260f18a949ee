import { expect, test } from 'vitest';
import { keepTexts, parseSearch, stringifySearch } from './url-search.ts';

test.each([
  ['', {}],
  ['?page=2&query=12', { page: '2', query: '12' }],
  ['?query=%C3%A9%26+x', { query: 'é& x' }],
  ['?query', { query: '' }],
  ['?query=true', { query: 'true' }],
  ['?status=pending&page=2&status=accepted', { status: ['pending', 'accepted'], page: '2' }],
])('%s is read as texts', (search, params) => {
  expect(parseSearch(search)).toEqual(params);
});

test('the parameters of a URL are written as they were read', () => {
  const search = '?page=2&query=%C3%A9%26+x&status=pending&status=accepted';
  expect(stringifySearch(parseSearch(search))).toBe(search);
  expect(stringifySearch({})).toBe('');
});

test('a URL contains only texts and lists of them', () => {
  const search = { page: '1', n: 2, none: undefined, list: ['a', 7, 'b'], object: {} };
  expect(keepTexts(search)).toEqual({ page: '1', list: ['a', 'b'] });
  expect(stringifySearch({ page: undefined })).toBe('');
});
