import { expect, test } from 'vitest';
import { findUnseenStates } from './seen-states.ts';
import { readTree, type Tree } from './tree.ts';

const tree = readTree();

/** The project with a room more. */
const planted = (files: Readonly<Record<string, string>>): Tree =>
  new Map([
    ...tree,
    ...Object.entries(files).map(([file, text]) => [`src/kit/planted/${file}`, text] as const),
  ]);

const both = 'export const States: Story = {};\nexport const OddTexts: Story = {};';

test('what reacts shows its states, what shows text shows odd text', () => {
  expect(findUnseenStates(tree)).toEqual([]);
});

test('a look that reacts unseen is refused', () => {
  const recipe = "base: { _hover: { color: 'fg.default' } }";
  const odd = 'export const OddTexts: Story = {};';
  expect(findUnseenStates(planted({ 'planted.recipe.ts': recipe, 'planted.stories.tsx': odd }))).toEqual([
    'src/kit/planted/planted reacts and has no story “States”',
  ]);
  expect(findUnseenStates(planted({ 'planted.recipe.ts': recipe, 'planted.stories.tsx': both }))).toEqual([]);
});

test('a control without a look of its own is seen in its states, too', () => {
  const control = "export type PlantedProps = ComponentProps<'button'>;";
  const odd = 'export const OddTexts: Story = {};';
  expect(findUnseenStates(planted({ 'planted.tsx': control, 'planted.stories.tsx': odd }))).toEqual([
    'src/kit/planted/planted reacts and has no story “States”',
  ]);
});

test('text that was only tried with short French is refused', () => {
  expect(findUnseenStates(planted({ 'planted.stories.tsx': 'export const Short: Story = {};' }))).toEqual([
    'src/kit/planted/planted has no story “OddTexts”',
  ]);
});

test('an exception that nobody needs is refused', () => {
  const named = new Map([...tree, ['src/kit/stack/stack.stories.tsx', both]]);
  expect(findUnseenStates(named)).toEqual(['src/kit/stack/stack needs no exception for its texts']);
});
