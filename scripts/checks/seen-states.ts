import { roomsOf, type Tree, type Violation } from './tree.ts';

/** What a look or a component says where it answers to a hand, a key or a form. */
const reaction =
  /\b_(hover|active|focusVisible|disabled|invalid|readOnly)\b|ComponentProps<'(a|button|input|select|textarea)'>|\bTextInputProps\b/;

/** Stories that show no text that was given to them, and why. */
export const withoutTexts: Readonly<Record<string, string>> = {
  'brand-mark/brand-mark': 'a drawing',
  'checkbox/checkbox': 'its field draws the label',
  'grid/grid': 'places what others draw',
  'icon/icon': 'a drawing; its name is said, not shown',
  'icon-button/icon-button': 'a drawing; its name is said, not shown',
  'print-area/print-area': 'prints what others draw',
  'skeleton/skeleton': 'stands in for what is not known yet',
  'spinner/spinner': 'a drawing; its name is said, not shown',
  'stack/stack': 'places what others draw',
  'visually-hidden/visually-hidden': 'said, not shown',
};

const has = (stories: string, story: string) => new RegExp(`export const ${story}(: Story)? =`).test(stories);

/** The stories of the kit, each with whether what is beside it reacts. */
function storyFiles(tree: Tree) {
  return [...roomsOf(tree, 'src/kit')].flatMap(([room, files]) => {
    const sources = files.filter((file) => !/\.(stories|test|docs)\.tsx?$/.test(file));
    const reacts = sources.some((file) => reaction.test(tree.get(`src/kit/${room}/${file}`) ?? ''));
    return files
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => ({ name: `${room}/${file.replace('.stories.tsx', '')}`, reacts }));
  });
}

/**
 * What answers to a pointer, a key or a form shows each of its states held still, and what shows text shows odd
 * text: a designer sees both without touching anything.
 */
export function findUnseenStates(tree: Tree): Violation[] {
  const files = storyFiles(tree);
  const unseen = files.flatMap(({ name, reacts }) => {
    const stories = tree.get(`src/kit/${name}.stories.tsx`) ?? '';
    return [
      ...(reacts && !has(stories, 'States') ? [`src/kit/${name} reacts and has no story “States”`] : []),
      ...(name in withoutTexts || has(stories, 'OddTexts')
        ? []
        : [`src/kit/${name} has no story “OddTexts”`]),
    ];
  });
  const idle = Object.keys(withoutTexts).filter(
    (name) =>
      !files.some((file) => file.name === name) ||
      has(tree.get(`src/kit/${name}.stories.tsx`) ?? '', 'OddTexts'),
  );
  return [...unseen, ...idle.map((name) => `src/kit/${name} needs no exception for its texts`)];
}
