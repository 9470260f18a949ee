import type { Resource } from '#schema/resource.ts';
import { longTextsOf } from './long-texts.ts';
import type { Tree, Violation } from './tree.ts';

/** A screen that a resource has, and the states that its stories show at least. */
interface Screen {
  name: string;
  has: (resource: Resource) => boolean;
  states: Readonly<Record<string, RegExp>>;
}

const screens: readonly Screen[] = [
  {
    name: 'list',
    has: () => true,
    states: {
      full: /^List$/,
      loading: /^Loading$/,
      empty: /^Empty$/,
      failed: /^Failed$/,
      'with many rows': /^ManyRows$/,
      'on a small screen': /^SmallScreen/,
    },
  },
  {
    name: 'list',
    has: (resource) => longTextsOf(resource).length > 0,
    states: {
      'with long texts': /^LongTexts$/,
      'with long texts on a small screen': /^SmallScreenLongTexts$/,
    },
  },
  {
    name: 'list',
    has: ({ list }) => list.actions?.includes('delete') === true,
    states: {
      'asking before it deletes': /^(Deleting|Erasing)$/,
      'after it has deleted': /^(Deleted|Erased)$/,
      'that may not delete': /^(Deletion|Erasure)Refused$/,
    },
  },
  {
    name: 'search',
    has: ({ list }) => list.search === true,
    states: { 'without a result': /^NoResult$/ },
  },
  {
    name: 'form of a new one',
    has: ({ endpoints, form }) => endpoints.create !== undefined && form.length > 0,
    states: { blank: /^Create$/ },
  },
  {
    name: 'form of a new one',
    has: ({ endpoints, fields }) =>
      endpoints.create !== undefined && Object.values(fields).some(({ required }) => required),
    states: { invalid: /^CreateInvalid$/ },
  },
  {
    name: 'form of one that is there',
    has: ({ endpoints, form }) => endpoints.update !== undefined && form.length > 0,
    states: { filled: /^Edit$/, loading: /^EditLoading$/, failing: /^Edit(Failed|NotFound)$/ },
  },
  {
    name: 'form',
    has: ({ endpoints, form }) => (endpoints.create ?? endpoints.update) !== undefined && form.length > 0,
    states: { sent: /^(Created|Edited)$/, refused: /^(Create|Edit)Refused$/ },
  },
  {
    name: 'page of one',
    has: ({ list }) => list.actions?.includes('view') === true,
    states: {
      shown: /^(Detail\w*|Invoice)$/,
      loading: /^(DetailLoading|Loading)$/,
      failing: /(NotFound|DetailFailed)$/,
    },
  },
];

/** The stories of the product's screens that begin at a path. */
function storiesAt(path: string, tree: Tree): string[] {
  const begins = new RegExp(`path: ['\`]/${path}['/?\`]`);
  return [...tree]
    .filter(([file, text]) => /^src\/app\/stories\/.*\.stories\.tsx$/.test(file) && begins.test(text))
    .flatMap(([, text]) => [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name));
}

/** Every screen that a descriptor declares is shown in each of its states by a story of the product. */
export function findUnseenScreens(resources: readonly Resource[], tree: Tree): Violation[] {
  return resources.flatMap((resource) => {
    if (resource.path === undefined) return [];
    const stories = storiesAt(resource.path, tree);
    return screens
      .filter(({ has }) => has(resource))
      .flatMap(({ name, states }) =>
        Object.entries(states)
          .filter(([, state]) => !stories.some((story) => state.test(story)))
          .map(([state]) => `${resource.name}: no story shows the ${name} ${state}`),
      );
  });
}
