import { expect, test } from 'vitest';
import { generators } from '#fields/generators.ts';
import { resources } from '#resources/index.ts';
import { findNames } from './names.ts';
import { readTree } from './tree.ts';

const tree = readTree();
const kinds = Object.keys(generators);
const names = resources.flatMap(({ name, path }) => (path === undefined ? [name] : [name, path]));

test('the runtime names no resource and no kind', () => {
  expect(kinds).toContain('longText');
  expect(names).toContain('utilisateurs');
  expect(findNames(tree, kinds, names)).toEqual([]);
});

const refused: Readonly<Record<string, string>> = {
  'a resource compared': "export const a = (r: { name: string }) => r.name === 'users';",
  'a resource as a key': 'export const a = { users: 1 };',
  'a resource looked up': 'export const a = (all: { users: string }) => all.users;',
  'a path': 'export const a = () => `utilisateurs`;',
  'a kind compared': "export const a = (f: { kind: string }) => f.kind === 'picture';",
  'a kind in a switch':
    "export const a = (k: string) => { switch (k) { case 'longText': return 1; default: return 0; } };",
  'a kind among several': "export const a = (k: string) => ['upload', 'picture'].includes(k);",
  'a kind searched for': "export const a = (all: Set<string>) => all.has('picture');",
  'a kind looked up': "export const a = (all: Record<string, string>) => all['rating'];",
};

test.each(Object.entries(refused))('%s is refused', (_, code) => {
  const found = findNames(new Map([['src/runtime/list/planted.tsx', code]]), kinds, names);
  expect(found.length).toBeGreaterThan(0);
});

test('roles, input types, keys of the dictionary and tests are allowed', () => {
  const tree = new Map([
    ['src/runtime/list/a.tsx', 'export const A = () => <p role="status"><input type="text" /></p>;'],
    ['src/runtime/list/b.ts', "export const b = (t: (key: string) => string) => t('text');"],
    ['src/runtime/list/a.test.ts', "export const a = 'users' === 'users';"],
  ]);
  expect(findNames(tree, kinds, names)).toEqual([]);
});
