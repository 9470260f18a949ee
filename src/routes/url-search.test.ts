import { expect, test } from 'vitest';
import { keepTexts, parseSearch, stringifySearch } from './url-search.ts';

test.each([
  ['', {}],
  ['?page=2&query=12', { page: '2', query: '12' }],
  ['?query=%C3%A9%26+x', { query: 'é& x' }],
  ['?query', { query: '' }],
  ['?query=true', { query: 'true' }],
])('%s is read as texts', (search, params) => {
  expect(parseSearch(search)).toEqual(params);
});

test('the parameters of a URL are written as they were read', () => {
  const search = '?page=2&query=%C3%A9%26+x';
  expect(stringifySearch(parseSearch(search))).toBe(search);
  expect(stringifySearch({})).toBe('');
});

test('a URL contains only texts', () => {
  expect(keepTexts({ page: '1', n: 2, none: undefined, list: ['a'], object: {} })).toEqual({ page: '1' });
  expect(stringifySearch({ page: undefined })).toBe('');
});
