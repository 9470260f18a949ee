import { expect, test } from 'vitest';
import { byFile, guides as componentGuides } from '#storybook/docs/guides.ts';
import { findMissingPageStories, findWrongExamples } from './guide-stories.ts';
import { readTree } from './tree.ts';

const guides = byFile(componentGuides);
const pages = new Map(
  Object.entries(
    import.meta.glob<string>('../../.storybook/pages/patterns/*.mdx', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
);
const tree = readTree();

test('the stories of each pair of do and don’t exist', () => {
  expect([...guides.values()].filter(({ examples = [] }) => examples.length > 0).length).toBeGreaterThan(9);
  expect(findWrongExamples(guides, tree)).toEqual([]);
});

test('a pair whose story does not exist, or is in the sidebar, is refused', () => {
  const path = 'src/kit/pennant/pennant.docs.ts';
  const stories =
    "export const DoHoist: Story = {\n  tags: ['!dev', '!autodocs'],\n};\nexport const DontSink: Story = {};";
  const found = (dont: string) =>
    findWrongExamples(
      new Map([[path, { examples: [{ do: 'DoHoist', dont, why: 'It flies.' }] }]]),
      new Map([['src/kit/pennant/pennant.stories.tsx', stories]]),
    );
  expect(found('DoHoist')).toEqual([]);
  expect(found('DontSink')).toEqual([`${path}: the story DontSink is in the sidebar`]);
  expect(found('DontDrown')).toEqual([`${path}: there is no story DontDrown`]);
});

test('every page about a pattern shows stories that exist', () => {
  expect([...pages.keys()].map((path) => path.replace(/.*\/|\.mdx$/g, ''))).toEqual([
    'bulk-actions',
    'deletion',
    'empty-states',
    'errors',
    'filters',
    'forms',
    'lists',
  ]);
  expect(findMissingPageStories(pages, tree)).toEqual([]);
});

test('a page that shows no story, or one that does not exist, is refused', () => {
  const stories = new Map([['src/runtime/hoist/hoist.stories.tsx', 'export const Up: Story = {};']]);
  const page = (text: string) =>
    new Map([
      ['hoisting.mdx', `import * as Hoist from '../../../src/runtime/hoist/hoist.stories.tsx';\n${text}`],
    ]);
  expect(findMissingPageStories(page('<PatternStory of={Hoist.Up} />'), stories)).toEqual([]);
  expect(findMissingPageStories(page('<PatternStory of={Hoist.Down} />'), stories)).toEqual([
    'hoisting.mdx: there is no story Hoist.Down',
  ]);
  expect(findMissingPageStories(page('Nothing.'), stories)).toEqual(['hoisting.mdx: it shows no story']);
});
