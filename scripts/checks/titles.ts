import { fieldGroups } from '#fields/guide.ts';
import { guideGroups } from '#kit/story-groups.ts';
import { camel, capital } from '#schema/names.ts';
import type { Tree, Violation } from './tree.ts';

/** A guide of a component or of a kind. */
export interface GroupedGuide {
  readonly group: string;
}

/** The guides by their files. */
type Guides = ReadonlyMap<string, GroupedGuide>;

const groupNames: Readonly<Record<string, string>> = { ...guideGroups, ...fieldGroups };
const sections: Readonly<Record<string, string>> = { kit: 'Components', fields: 'Fields' };

/** Matches English words of which only the first has a capital. */
const inEnglish = /^[A-Z][a-z0-9]*( [a-z0-9]+)*$/;

/** Returns what is wrong with the title of a file of stories; undefined if nothing is. */
function problemOf(path: string, title: string, guides: Guides): string | undefined {
  const [top, layer = ''] = path.split('/');
  const section = top === 'src' ? sections[layer] : undefined;
  if (section === undefined)
    return title.split('/').every((part) => inEnglish.test(part)) ? undefined : 'has words in another style';
  const name = capital(camel(path.replace(/.*\/|\.stories\.tsx$/g, '')));
  const group = guides.get(path.replace('.stories.tsx', '.docs.ts'))?.group ?? '';
  const expected = `${section}/${groupNames[group]}/${name}`;
  return title === expected ? undefined : `is not “${expected}”`;
}

/** Finds stories with a wrong title. A component or a kind is in the group of its guide; other titles are English words. */
export function findWrongTitles(tree: Tree, guides: Guides): Violation[] {
  return [...tree]
    .filter(([path]) => /^(src|\.storybook)\/.*\.stories\.tsx$/.test(path))
    .flatMap(([path, text]) => {
      const [, title = ''] = /\btitle: '([^']*)'/.exec(text) ?? [];
      const problem = problemOf(path, title, guides);
      return problem === undefined ? [] : [`${path}: the title “${title}” ${problem}`];
    });
}
