import { foldersOf, type Tree, type Violation } from './tree.ts';

/** Matches code of an interactive component or of its recipe. */
const interaction =
  /\b_(hover|active|focusVisible|disabled|invalid|readOnly)\b|ComponentProps<'(a|button|input|select|textarea)'>|\bTextInputProps\b/;

type Exceptions = Readonly<Record<string, readonly [story: string, reason: string]>>;

/** The stories that a component or a kind does not need, each with the reason. */
const exceptions: Exceptions = {
  'src/kit/announcement/announcement': ['OddTexts', 'for screen readers'],
  'src/kit/brand-mark/brand-mark': ['OddTexts', 'a drawing'],
  'src/kit/checkbox/checkbox': ['OddTexts', 'its field renders the label'],
  'src/kit/grid/grid': ['OddTexts', 'lays out what others render'],
  'src/kit/icon/icon': ['OddTexts', 'a drawing; its name is for screen readers'],
  'src/kit/icon-button/icon-button': ['OddTexts', 'a drawing; its name is for screen readers'],
  'src/kit/print-area/print-area': ['OddTexts', 'prints what others render'],
  'src/kit/skeleton/skeleton': ['OddTexts', 'replaces content that is not loaded yet'],
  'src/kit/spinner/spinner': ['OddTexts', 'a drawing; its name is for screen readers'],
  'src/kit/stack/stack': ['OddTexts', 'lays out what others render'],
  'src/kit/visually-hidden/visually-hidden': ['OddTexts', 'for screen readers'],
  'src/fields/phone/phone': ['InputLong', 'takes ten digits and not one more'],
  'src/fields/picture/picture': ['Long', 'renders no text, in one size for every picture'],
};

/** A story that must exist, or several of which one is enough. */
type Needed = string | readonly string[];

/** Returns the names of the stories in a file. */
export const storiesIn = (text = '') =>
  [...text.matchAll(/^export const (\w+)(: Story)? =/gm)].map(([, name = '']) => name);

/** Returns the stories that a file of stories in the kit must have: all states, and unusual texts. */
function kitStories(stem: string, tree: Tree): string[] {
  const folder = stem.slice(0, stem.lastIndexOf('/') + 1);
  const isInteractive = [...tree].some(
    ([path, text]) =>
      path.startsWith(folder) && !/\.(stories|test|docs)\.tsx?$/.test(path) && interaction.test(text),
  );
  return isInteractive ? ['States', 'OddTexts'] : ['OddTexts'];
}

/** Returns the stories that a kind must have: of its views, of its input, and of the call that reads the input's choices. */
function kindStories(stem: string, tree: Tree): Needed[] {
  const input = tree.get(`${stem}.input.tsx`);
  return [
    ...(tree.has(`${stem}.views.tsx`) ? ['Empty', ['Long', 'Extreme']] : []),
    ...(input === undefined ? [] : ['Empty', 'Filled', 'Invalid', 'Disabled', 'Long']).map(
      (state) => `Input${state}`,
    ),
    ...(input?.includes("from '#lib/queries/") ? ['InputLoading', 'InputFailed', 'InputNothingFound'] : []),
  ];
}

/** Finds components and kinds without the stories of their states, and exceptions that are not needed. */
export function findMissingStories(tree: Tree, excused: Exceptions = exceptions): Violation[] {
  const stems = [
    ...[...tree.keys()].filter((path) => /^src\/kit\/.*\.stories\.tsx$/.test(path)),
    ...[...foldersOf(tree, 'src/fields').keys()].map((kind) => `src/fields/${kind}/${kind}.stories.tsx`),
  ].map((path) => path.replace('.stories.tsx', ''));
  const missing = stems.map((stem): [string, Needed[]] => {
    const stories = storiesIn(tree.get(`${stem}.stories.tsx`));
    const needed = stem.startsWith('src/kit/') ? kitStories(stem, tree) : kindStories(stem, tree);
    return [stem, needed.filter((each) => ![each].flat().some((name) => stories.includes(name)))];
  });
  const isMissing = (stem: string, story: string) =>
    missing.some(([each, needed]) => each === stem && needed.flat().includes(story));
  return [
    ...missing.flatMap(([stem, needed]) =>
      needed
        .map((each) => [each].flat())
        .filter((names) => !names.includes(excused[stem]?.[0] ?? ''))
        .map((names) => `${stem} has no story ${names.join(' or ')}`),
    ),
    ...Object.entries(excused).flatMap(([stem, [story]]) =>
      isMissing(stem, story) ? [] : [`${stem} needs no exception`],
    ),
  ];
}

/** Matches a story that looks for something over the page. */
const overPage = /\bpage\.\w+ByRole\('(alertdialog|dialog|listbox|menu|tooltip)'|'sonner'/;

/** Finds stories of what opens over the page without a frame of their own: inline, they would cover the docs page. */
export function findUnframedStories(tree: Tree): Violation[] {
  return [...tree].flatMap(([path, text]) => {
    if (!/^src\/kit\/.*\.stories\.tsx$/.test(path)) return [];
    const guide = tree.get(path.replace('.stories.tsx', '.docs.ts')) ?? '';
    const opens = guide.includes("group: 'overlay'") || overPage.test(text);
    return opens && !text.includes('ownFrame(') ? [`${path}: no story has a frame of its own`] : [];
  });
}
