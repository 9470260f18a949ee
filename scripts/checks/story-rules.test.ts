import { expect, test } from 'vitest';
import { findSparedStories } from './story-rules.ts';
import { readTree } from './tree.ts';

const tree = readTree();

test('no story is spared a rule', () => {
  expect(findSparedStories(tree)).toEqual([]);
});

test('axe fails a test in every story', () => {
  expect(tree.get('.storybook/preview.tsx')).toContain("a11y: { test: 'error' }");
  expect(tree.get('.storybook/preview.tsx')).toContain('afterEach: checkInDark');
});

test('a rule switched off is refused', () => {
  const off = "parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } }";
  const planted = new Map([
    ['src/kit/planted/planted.stories.tsx', off],
    ['src/kit/other/other.stories.tsx', "tags: ['!test']"],
  ]);
  expect(findSparedStories(planted)).toEqual([
    'src/kit/planted/planted.stories.tsx changes what axe looks at: every story passes axe whole',
    'src/kit/planted/planted.stories.tsx switches a rule off: every story passes axe whole',
    'src/kit/other/other.stories.tsx is taken out of the tests: every story passes axe whole',
  ]);
});
