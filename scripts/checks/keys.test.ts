import { expect, test } from 'vitest';
import type { ComponentGuide } from '#kit/guide.ts';
import { byFile, guides as componentGuides } from '#storybook/docs/guides.ts';
import { findUnpressedKeys } from './keys.ts';
import { readTree } from './tree.ts';

const guides = byFile(componentGuides);

test('every row of keys in a guide has a story that presses one of them', () => {
  expect(guides.size).toBeGreaterThan(90);
  expect(findUnpressedKeys(guides, readTree())).toEqual([]);
});

test('a key that no story presses is refused, and so is an exception that is not needed', () => {
  const path = 'src/kit/griffin/griffin.docs.ts';
  const keyboard = [
    { keys: ['Home', 'End'], does: 'Flies.' },
    { keys: ['Shift+ArrowDown'], does: 'Dives.' },
    { keys: ['Alt+T'], does: 'Calls.' },
  ];
  const guide: ComponentGuide = {
    ...{ group: 'layout', purpose: '', avoid: [], do: [], dont: [] },
    pattern: 'button',
    keyboard,
  };
  const found = (stories: string, excused = {}) =>
    findUnpressedKeys(
      new Map([[path, guide]]),
      new Map([['src/kit/griffin/griffin.stories.tsx', stories]]),
      excused,
    );
  const all = "expectPressed(user); keyboard('{End}{Shift>}{ArrowDown}{/Shift}{Alt>}[KeyT]{/Alt}')";
  expect(found(all)).toEqual([]);
  expect(found(all.replace('{Shift>}', ''))).toEqual([`${path}: no story presses “Shift+ArrowDown”`]);
  expect(found(all.replace('{End}', ''), { [path]: [['Home'], 'it sleeps'] })).toEqual([]);
  expect(found(all, { [path]: [['Home'], 'it sleeps'] })).toEqual([`${path}: “Home” needs no exception`]);
  expect(found('')).toHaveLength(5);
});
