import { expect, test } from 'vitest';
import { findCycles, folderOf } from './cycles.ts';
import { readImports } from './imports.ts';
import { readTree } from './tree.ts';

const imports = readImports(readTree());

test('no folder imports one that imports it', () => {
  expect(findCycles(imports, folderOf)).toEqual([]);
});

test('no file imports one that imports it', () => {
  expect(findCycles(imports)).toEqual([]);
});

test('a cycle is refused, of types as well, across three folders as well', () => {
  const tree = new Map([
    ['server/a/one.ts', "import type { Two } from '#server/b/two.ts';"],
    ['server/b/two.ts', "export const load = () => import('#server/c/three.ts');"],
    ['server/c/three.ts', "export * from '#server/a/other.ts';"],
    ['server/a/other.ts', "import { x } from './third.ts';"],
    ['server/a/third.ts', "import { y } from './other.ts';"],
    ['server/b/b.test.ts', "import { x } from '#server/d/d.ts';"],
    ['server/d/d.ts', "import { two } from '#server/b/two.ts';"],
  ]);
  expect(findCycles(readImports(tree), folderOf)).toEqual([['server/a', 'server/b', 'server/c']]);
  expect(findCycles(readImports(tree))).toEqual([['server/a/other.ts', 'server/a/third.ts']]);
});
