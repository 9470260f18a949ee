import type { ComponentProps } from '#scripts/props/read-props.ts';
import type { Tree, Violation } from './tree.ts';
import type { Looks } from './variants.ts';

/** The components that a file of stories shows: the others of a room are their parts. */
function shownIn(stories: string): string[] {
  return [...stories.matchAll(/<([A-Z]\w*)|component: ([A-Z]\w*)/g)].flatMap(([, tag, component]) =>
    [tag, component].filter((name) => name !== undefined),
  );
}

const isSeen = (stories: string, prop: string, value: string) =>
  new RegExp(`['"\`]${value}['"\`]|\\b${prop}[=:]\\s*\\{?\\s*${value}\\b`).test(stories);

/** Whether a prop is a recipe's variant: those are looked for where the recipe is at home. */
const isVariant = (recipes: readonly Looks[], name: string, values: readonly string[]) =>
  recipes.some(({ variants }) => {
    const known = Object.keys(variants?.[name] ?? {});
    return known.length === values.length && values.every((value) => known.includes(value));
  });

/**
 * Every value of a prop that is a choice is shown by a story of its room; the one chosen by itself may go unsaid.
 * Which element a part is (`as`) is not seen, and no choice of looks.
 */
export function findUnseenValues(
  components: Readonly<Record<string, ComponentProps>>,
  tree: Tree,
  recipes: readonly Looks[],
): Violation[] {
  return Object.entries(components).flatMap(([key, { props }]) => {
    const [file = '', name = ''] = key.split('#');
    const folder = file.replace(/[^/]+$/, '');
    const stories = [...tree]
      .filter(([path]) => path.startsWith(folder) && path.endsWith('.stories.tsx'))
      .map(([, text]) => text)
      .join('\n');
    if (!shownIn(stories).includes(name)) return [];
    const choices = props.filter((prop) => prop.name !== 'as' && !isVariant(recipes, prop.name, prop.values));
    return choices.flatMap((prop) => {
      const unseen = prop.values.filter((value) => !isSeen(stories, prop.name, value));
      const unsaid = prop.required ? 0 : 1;
      return unseen.length <= unsaid
        ? []
        : unseen.map((value) => `${file}: no story shows ${prop.name} “${value}”`);
    });
  });
}
