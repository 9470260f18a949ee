import { expect, test } from 'vitest';
import { recipes, slotRecipes } from '#kit/recipes.ts';
import {
  findBrokenKindRooms,
  findBrokenKitRooms,
  findLongFiles,
  findMisnamed,
  findUnlistedResources,
} from './rooms.ts';
import { emptyFolders, readTree, type Tree } from './tree.ts';
import { findUnseenVariants } from './variants.ts';

const tree = readTree();

/** The project with more files, and without some. */
const changed = (more: Readonly<Record<string, string>>, without: readonly string[] = []): Tree =>
  new Map([...[...tree].filter(([path]) => !without.includes(path)), ...Object.entries(more)]);

test('every kit room is whole', () => {
  expect(findBrokenKitRooms(tree)).toEqual([]);
});

test('a kit room without its parts is refused', () => {
  const planted = changed(
    { 'src/kit/planted/planted.recipe.ts': '', 'src/kit/badge/badge.stories.tsx': '' },
    ['src/kit/button/button.stories.tsx', 'src/kit/card/card.docs.ts'],
  );
  expect(findBrokenKitRooms(planted)).toEqual(
    expect.arrayContaining([
      'src/kit/button has no button.stories.tsx',
      'src/kit/card has no card.docs.ts',
      'src/kit/badge/badge.stories.tsx has no Playground',
      'src/kit/planted has no planted.tsx',
      'src/kit/planted has no planted.stories.tsx',
      'src/kit/planted/planted.recipe.ts is not registered in src/kit/recipes.ts',
    ]),
  );
});

test('every variant is seen in a story', () => {
  expect(findUnseenVariants({ ...recipes, ...slotRecipes }, tree)).toEqual([]);
});

test('a variant that no story shows is refused', () => {
  const planted = {
    variants: { tone: { loud: {}, calm: {} }, wide: { true: {} } },
    defaultVariants: { tone: 'calm' },
  };
  const story = "export const Calm = { args: { tone: 'calm' } };";
  expect(findUnseenVariants({ planted }, changed({ 'src/kit/planted/planted.stories.tsx': story }))).toEqual([
    'src/kit/planted: no story shows tone “loud”',
    'src/kit/planted: no story shows wide “true”',
  ]);
});

test('every kind is whole', () => {
  expect(findBrokenKindRooms(tree)).toEqual([]);
});

test('a kind without its parts is refused', () => {
  expect(findBrokenKindRooms(changed({ 'src/fields/planted/planted.views.tsx': '' }))).toEqual(
    expect.arrayContaining([
      'src/fields/planted has no planted.ts',
      'src/fields/planted has no planted.stories.tsx',
      'src/fields/planted has no planted.test.ts',
      'src/fields/planted is not listed in src/fields/kinds.ts',
      'src/fields/planted/planted.views.tsx is not in a registry of src/fields',
    ]),
  );
  expect(findBrokenKindRooms(changed({ 'src/fields/planted/planted.ts': '' }))).toContain(
    'src/fields/planted has neither views nor an input',
  );
});

test('every resource is found', () => {
  expect(findUnlistedResources(tree)).toEqual([]);
  expect(findUnlistedResources(changed({ 'resources/planted.ts': '' }))).toEqual([
    'resources/planted.ts does not declare “planted”: nobody would find it',
  ]);
});

test('no file is too long', () => {
  expect(findLongFiles(tree)).toEqual([]);
  expect(findLongFiles(changed({ 'src/lib/planted.ts': 'x\n'.repeat(251) }))).toEqual([
    'src/lib/planted.ts has 251 lines, more than 250',
  ]);
});

test('names say what is inside', () => {
  expect(findMisnamed(tree)).toEqual([]);
  const planted = [
    'src/kit/PlantedRoom/a.tsx',
    'src/lib/utils.ts',
    'src/lib/helpers/a.ts',
    'src/kit/planted/index.ts',
  ];
  expect(findMisnamed(new Map(planted.map((path) => [path, ''])))).toHaveLength(planted.length);
});

test('no folder is empty', () => {
  expect(emptyFolders()).toEqual([]);
});
