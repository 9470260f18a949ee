import { expect, test } from 'vitest';
import { linesWithName } from './edited.ts';

const named = (text: string) =>
  linesWithName('x.ts', text, 'hippogriffs', ['hippogriffs', '/admin/hippogriffs']).length > 0;

test.for([
  "path: 'hippogriffs',",
  "endpoints: rest('/admin/hippogriffs', {}),",
  "args: { path: '/hippogriffs' },",
  "walkRecord(page, 'hippogriffs', 'manticores', fields));",
  "page.goto('/hippogriffs?page=2');",
  'page.goto(`/hippogriffs/1`);',
  'entity_hippogriffs',
])('%s has only what stays', (line) => {
  expect(named(line)).toBe(false);
});

test.for([
  '/** All hippogriffs of a forest. */',
  "const hippogriffs = open('/hippogriffs');",
  "open('/old/hippogriffs');",
])('%s still has the former name', (line) => {
  expect(named(line)).toBe(true);
});

test('a field has no addresses that stay', () => {
  expect(linesWithName('x.ts', "form: [\n'wings'],", 'wings')).toEqual(['x.ts:2']);
});
