import { expect, test } from 'vitest';
import { recipes, slotRecipes } from '#kit/recipes.ts';
import { readProps } from '#scripts/props/read-props.ts';
import { readTree } from './tree.ts';
import { findUnseenValues } from './values.ts';

test('every value of a prop that is a choice is seen in a story', { timeout: 60_000 }, () => {
  const components = readProps();
  expect(components['src/kit/chart/chart.tsx#Chart']?.props).toContainEqual({
    name: 'shape',
    type: '"bars" | "columns" | "line"',
    required: true,
    description: '',
    values: ['bars', 'columns', 'line'],
  });
  expect(findUnseenValues(components, readTree(), Object.values({ ...recipes, ...slotRecipes }))).toEqual([]);
});

test('a value that no story shows is refused', () => {
  const prop = { type: '', description: '', required: false, values: ['top', 'left', 'right'] };
  const planted = {
    'src/kit/planted/planted.tsx#Planted': { description: '', props: [{ name: 'side', ...prop }] },
  };
  const story = "component: Planted, export const Left = { args: { side: 'left' } };";
  expect(findUnseenValues(planted, new Map([['src/kit/planted/planted.stories.tsx', story]]), [])).toEqual([
    'src/kit/planted/planted.tsx: no story shows side “top”',
    'src/kit/planted/planted.tsx: no story shows side “right”',
  ]);
});
