import { beforeAll, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { readProps } from '#scripts/props/read-props.ts';
import { sharedProps } from '#scripts/props/shared-props.ts';
import { findUndescribed, findUnusedTexts } from './described.ts';
import { findMissingScreens } from './screens.ts';
import { findMissingStories, findUnframedStories } from './stories.ts';
import { readTree } from './tree.ts';
import { findUnseenValues } from './values.ts';

const tree = readTree();
const stories = (...names: string[]) => names.map((name) => `export const ${name}: Story = {};`).join('\n');
const kit = 'src/kit/planted/planted';
const kind = 'src/fields/planted/planted';

let components: ReturnType<typeof readProps> = {};
beforeAll(() => {
  components = readProps();
}, 60_000);

test('every component and every kind has stories of its states', () => {
  expect(findMissingStories(tree)).toEqual([]);
});

test.each([
  ['planted.recipe.ts', "base: { _hover: { color: 'fg.default' } }"],
  ['planted.tsx', "export type PlantedProps = ComponentProps<'button'>;"],
])('an interactive component is refused without the story of its states (%s)', (file, code) => {
  const planted = (...names: string[]) =>
    new Map([
      [`src/kit/planted/${file}`, code],
      [`${kit}.stories.tsx`, stories(...names)],
    ]);
  expect(findMissingStories(planted('OddTexts'), {})).toEqual([`${kit} has no story States`]);
  expect(findMissingStories(planted('States'), {})).toEqual([`${kit} has no story OddTexts`]);
  expect(findMissingStories(planted('States', 'OddTexts'), {})).toEqual([]);
});

test('a kind is refused without its states', () => {
  const planted = new Map([
    [`${kind}.views.tsx`, ''],
    [`${kind}.input.tsx`, "import { searchQuery } from '#lib/queries/source-query.ts';"],
    [`${kind}.stories.tsx`, stories('LongAgo', 'EmptyOnes', 'InputEmpty', 'InputLong')],
  ]);
  expect(findMissingStories(planted, {})).toEqual(
    [
      'Empty',
      'Long or Extreme',
      'InputFilled',
      'InputInvalid',
      'InputDisabled',
      'InputLoading',
      'InputFailed',
      'InputNothingFound',
    ].map((name) => `${kind} has no story ${name}`),
  );
  expect(findMissingStories(new Map([[`${kind}.stories.tsx`, '']]), {})).toEqual([]);
});

test('an exception that is not needed is refused', () => {
  const planted = new Map(tree).set('src/kit/stack/stack.stories.tsx', stories('OddTexts'));
  expect(findMissingStories(planted)).toEqual(['src/kit/stack/stack needs no exception']);
  const without = new Map([...tree].filter(([path]) => !path.startsWith('src/kit/stack/')));
  expect(findMissingStories(without)).toEqual(['src/kit/stack/stack needs no exception']);
});

test('what opens over the page has a frame of its own on the docs page', () => {
  expect(findUnframedStories(tree)).toEqual([]);
  const code = "await page.findByRole('menu');";
  const unframed = [`${kit}.stories.tsx: no story has a frame of its own`];
  const planted = (text: string, guide = '') =>
    findUnframedStories(
      new Map([
        [`${kit}.stories.tsx`, text],
        [`${kit}.docs.ts`, guide],
      ]),
    );
  expect(planted(code)).toEqual(unframed);
  expect(planted("const sender = () => import('sonner');")).toEqual(unframed);
  expect(planted('', "group: 'overlay'")).toEqual(unframed);
  expect(planted(`${code} parameters: ownFrame('300px')`)).toEqual([]);
  expect(planted("canvas.getByRole('menu')")).toEqual([]);
});

test('each story that leaves a dialog open has its headings checked', () => {
  expect(tree.get('.storybook/preview.tsx')).toContain('checkHeadings();');
});

test('axe checks every story in both themes', () => {
  expect(tree.get('.storybook/preview.tsx')).toContain(
    "a11y: { test: 'error', config: { rules: leftOut }, options: violationsOnly }",
  );
  expect(tree.get('.storybook/preview.tsx')).toContain('await checkColours();');
});

test('every screen of a resource has stories of its states', () => {
  expect(findMissingScreens(resources, tree)).toEqual([]);
  const users = resources.filter(({ name }) => name === 'users');
  const files = [...tree].filter(([path]) => path.startsWith('src/app/stories/users'));
  const without = files.map(([path, text]): [string, string] => [
    path,
    text.replace(/export const (Empty|NoResult|LongTexts|Deleted|CreateRefused): Story/g, 'const x'),
  ]);
  expect(findMissingScreens(users, new Map(without))).toEqual([
    'users: no story ^Empty$ of the list',
    'users: no story ^LongTexts$ of the list with long texts',
    'users: no story ^(Deleted|Erased)$ of the deletion',
    'users: no story ^NoResult$ of the search',
    'users: no story ^(Create|Edit)Refused$ of the form',
  ]);
  const editable = users.map((user): (typeof users)[number] => ({
    ...user,
    endpoints: { ...user.endpoints, update: { method: 'PUT', path: '/admin/users/{id}' } },
  }));
  expect(findMissingScreens(editable, tree)).toEqual([
    'users: no story ^Edit$ of the form of a stored record',
    'users: no story ^EditLoading$ of the form of a stored record',
    'users: no story ^Edit(Failed|NotFound)$ of the form of a stored record',
  ]);
});

test('every value of an enumerated prop is in a story', () => {
  expect(components['src/kit/chart/chart.tsx#Chart']).toContainEqual({
    name: 'shape',
    type: '"bars" | "columns" | "line"',
    required: true,
    description: sharedProps['shape'],
    values: ['bars', 'columns', 'line'],
  });
  expect(findUnseenValues(components, tree)).toEqual([]);
});

test('a value that no story shows is refused', () => {
  const prop = { type: '', description: '', required: false, values: ['top', 'left', 'right'] };
  const planted = { [`${kit}.tsx#Planted`]: [{ name: 'side', ...prop }] };
  const story = "component: Planted, export const Left = { args: { side: 'left' } };";
  expect(findUnseenValues(planted, new Map([[`${kit}.stories.tsx`, story]]))).toEqual([
    `${kit}.tsx: no story shows side “top”`,
    `${kit}.tsx: no story shows side “right”`,
  ]);
});

test('every prop of every component has a description', () => {
  expect(findUndescribed(components)).toEqual([]);
  const silent = { name: 'tone', type: 'string', required: false, description: ' ', values: [] };
  expect(findUndescribed({ [`${kit}.tsx#Planted`]: [silent] })).toEqual([
    `${kit}.tsx#Planted: “tone” has no docstring`,
  ]);
});

test('a text for the props of many components that none of them needs is refused', () => {
  expect(findUnusedTexts(sharedProps, components)).toEqual([]);
  const own = { name: 'tone', type: 'string', required: false, description: 'Its own.', values: [] };
  expect(findUnusedTexts({ tone: 'Its colour.' }, { [`${kit}.tsx#Planted`]: [own] })).toEqual([
    'No component needs the text of “tone”',
  ]);
});
