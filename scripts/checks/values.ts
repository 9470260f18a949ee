import type { Prop } from '#scripts/props/types.ts';
import type { Tree, Violation } from './tree.ts';

/** Props that are passed on to the text input, whose stories show them. */
const passedOn = ['search-input.tsx#SearchInput align', 'password-input.tsx#PasswordInput align'];

/** Returns the components that stories render: the others in a folder are their parts. */
const shownIn = (stories: string) =>
  [...stories.matchAll(/<([A-Z]\w*)|component: ([A-Z]\w*)/g)].map(([, tag, component]) => tag ?? component);

const isSeen = (stories: string, prop: string, value: string) =>
  new RegExp(`['"\`]${value}['"\`]|\\b${prop}[=:]\\s*\\{?\\s*${value}\\b`).test(stories);

/**
 * Finds values of enumerated props that no story of the folder shows. One value of an optional prop may be missing, since
 * it is usually the default. The element that a part renders (`as`) is not checked.
 */
export function findUnseenValues(
  components: Readonly<Record<string, readonly Prop[]>>,
  tree: Tree,
): Violation[] {
  return Object.entries(components).flatMap(([key, props]) => {
    const [file = '', name = ''] = key.split('#');
    const folder = file.replace(/[^/]+$/, '');
    const stories = [...tree]
      .filter(([path]) => path.startsWith(folder) && path.endsWith('.stories.tsx'))
      .map(([, text]) => text)
      .join('\n');
    if (!shownIn(stories).includes(name)) return [];
    return props
      .filter(({ name: prop }) => prop !== 'as' && !passedOn.some((each) => `${key} ${prop}`.endsWith(each)))
      .flatMap((prop) => {
        const unseen = prop.values.filter((value) => !isSeen(stories, prop.name, value));
        return unseen.length <= (prop.required ? 0 : 1)
          ? []
          : unseen.map((value) => `${file}: no story shows ${prop.name} “${value}”`);
      });
  });
}
