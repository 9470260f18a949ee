import { expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { findUnseenScreens } from './screens.ts';
import { readTree } from './tree.ts';

const tree = readTree();

test('every screen that a resource declares is seen in each of its states', () => {
  expect(findUnseenScreens(resources, tree)).toEqual([]);
});

test('a state that no story shows is refused', () => {
  const options = resources.filter(({ name }) => name === 'options');
  const file = 'src/app/stories/options.stories.tsx';
  const without = (tree.get(file) ?? '').replace(
    /export const (Empty|EditLoading|NoResult|LongTexts|Deleted|CreateRefused): Story/g,
    'const x',
  );
  expect(findUnseenScreens(options, new Map([[file, without]]))).toEqual([
    'options: no story shows the list empty',
    'options: no story shows the list with long texts',
    'options: no story shows the list after it has deleted',
    'options: no story shows the search without a result',
    'options: no story shows the form of one that is there loading',
    'options: no story shows the form refused',
  ]);
});
