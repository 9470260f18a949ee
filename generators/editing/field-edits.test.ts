import { expect, test } from 'vitest';
import { descriptorWithField, withMember } from './field-edits.ts';

const path = 'resources/options.ts';
const renamed = descriptorWithField(path, 'options', 'description', 'details');

test('a field has its new name wherever the descriptor names it', () => {
  expect(renamed).toContain('details:');
  expect(renamed).not.toMatch(/\bdescription['":]/);
});

test('a removed field is in no list and no row of the form', () => {
  const text = descriptorWithField(path, 'options', 'description');
  expect(text).not.toMatch(/\bdescription\b['":]/);
  expect(text).not.toMatch(/\[\s*\]/);
});

test('an unknown field is an error with the file', () => {
  expect(() => descriptorWithField(path, 'options', 'ghost', 'spirit')).toThrow(path);
});

test('a member gets another name and keeps its position', () => {
  expect(Object.entries(withMember({ a: 1, b: 2, c: 3 }, 'b', 'd'))).toEqual([
    ['a', 1],
    ['d', 2],
    ['c', 3],
  ]);
  expect(withMember({ a: 1, b: 2 }, 'b')).toEqual({ a: 1 });
});
