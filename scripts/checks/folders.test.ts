import { expect, test } from 'vitest';
import { findIncompleteComponents, findIncompleteKinds, findLongFiles, findMisnamed } from './folders.ts';
import { readTree, type Tree } from './tree.ts';

const tree = readTree();

/** Returns the project with more files, and without some. */
const changed = (more: Readonly<Record<string, string>>, without: readonly string[] = []): Tree =>
  new Map([...[...tree].filter(([path]) => !without.includes(path)), ...Object.entries(more)]);

test('every component has its files', () => {
  expect(findIncompleteComponents(tree)).toEqual([]);
  const planted = changed(
    { 'src/kit/planted/planted.recipe.ts': '', 'src/kit/badge/badge.stories.tsx': '' },
    ['src/kit/button/button.stories.tsx', 'src/kit/card/card.docs.ts'],
  );
  expect(findIncompleteComponents(planted).toSorted()).toEqual([
    'src/kit/badge/badge.stories.tsx has no Playground',
    'src/kit/button has no button.stories.tsx',
    'src/kit/card has no card.docs.ts',
    'src/kit/planted has no planted.stories.tsx',
    'src/kit/planted has no planted.tsx',
    'src/kit/planted/planted.recipe.ts is not registered in src/kit/recipes.ts',
  ]);
});

test('every kind has its files', () => {
  expect(findIncompleteKinds(tree)).toEqual([]);
  expect(findIncompleteKinds(changed({ 'src/fields/planted/planted.views.tsx': '' }))).toEqual([
    'src/fields/planted has no planted.ts',
    'src/fields/planted has no planted.stories.tsx',
    'src/fields/planted has no planted.test.ts',
    'src/fields/planted has no planted.docs.ts',
    'src/fields/planted/planted.views.tsx is in no registry of src/fields',
  ]);
  const halved = findIncompleteKinds(changed({ 'src/fields/planted/planted.ts': '' }));
  expect(halved).toContain('src/fields/planted has neither views nor an input');
  expect(halved).toContain('src/fields/planted/planted.ts is in no registry of src/fields');
});

test('no file is too long', () => {
  expect(findLongFiles(tree)).toEqual([]);
  expect(findLongFiles(changed({ 'src/kit/planted.stories.tsx': 'x\n'.repeat(251) }))).toEqual([
    'src/kit/planted.stories.tsx has 251 lines, more than 250',
  ]);
});

test('names of files and folders are specific', () => {
  expect(findMisnamed(tree)).toEqual([]);
  const planted = [
    'src/kit/PlantedFolder/a.tsx',
    'src/lib/utils.ts',
    'src/lib/helpers/a.ts',
    'src/kit/planted/index.ts',
  ];
  expect(findMisnamed(new Map(planted.map((path) => [path, ''])))).toHaveLength(planted.length);
});
