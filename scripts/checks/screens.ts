import { generatorOf } from '#fields/generators.ts';
import type { Resource } from '#schema/resource.ts';
import { storiesIn } from './stories.ts';
import type { Tree, Violation } from './tree.ts';

type Has = (resource: Resource) => boolean;

const hasForm: Has = ({ form }) => form.length > 0;
const creates: Has = (resource) => resource.endpoints.create !== undefined && hasForm(resource);
const updates: Has = (resource) => resource.endpoints.update !== undefined && hasForm(resource);

/** Returns true if a column of the list shows a text of any length. */
const hasLongTexts: Has = ({ fields, list }) =>
  list.columns
    .flatMap((column) => (typeof column === 'string' ? column : column.lines.flat()))
    .some((name) => generatorOf(fields[name]?.kind ?? '').anyLength === true);

/** The screens that a resource may have, each with the names of the stories that show its states. */
const screens: readonly (readonly [screen: string, has: Has, stories: readonly RegExp[]])[] = [
  ['list', () => true, [/^List$/, /^Loading$/, /^Empty$/, /^Failed$/, /^ManyRows$/, /^SmallScreen/]],
  ['list with long texts', hasLongTexts, [/^LongTexts$/, /^SmallScreenLongTexts$/]],
  [
    'deletion',
    ({ list }) => list.actions?.includes('delete') === true,
    [/^(Deleting|Erasing)$/, /^(Deleted|Erased)$/, /^(Deletion|Erasure)Refused$/],
  ],
  ['search', ({ list }) => list.search === true, [/^NoResult$/]],
  ['form of a new record', creates, [/^Create$/]],
  [
    'form with required fields',
    (resource) => creates(resource) && Object.values(resource.fields).some(({ required }) => required),
    [/^CreateInvalid$/],
  ],
  ['form of a stored record', updates, [/^Edit$/, /^EditLoading$/, /^Edit(Failed|NotFound)$/]],
  [
    'form',
    (resource) => creates(resource) || updates(resource),
    [/^(Created|Edited)$/, /^(Create|Edit)Refused$/],
  ],
  [
    'page of a record',
    ({ list }) => list.actions?.includes('view') === true,
    [/^(Detail\w*|Invoice)$/, /^(DetailLoading|Loading)$/, /(NotFound|DetailFailed)$/],
  ],
];

/** Returns the stories of the product's screens that begin at a path. */
function storiesAt(path: string, tree: Tree): string[] {
  const begins = new RegExp(`path: ['\`]/${path}['/?\`]`);
  return [...tree]
    .filter(([file, text]) => /^src\/app\/stories\/.*\.stories\.tsx$/.test(file) && begins.test(text))
    .flatMap(([, text]) => storiesIn(text));
}

/** Finds the states of a resource's screens that no story of the product shows. */
export function findMissingScreens(resources: readonly Resource[], tree: Tree): Violation[] {
  return resources.flatMap((resource) => {
    if (resource.path === undefined) return [];
    const stories = storiesAt(resource.path, tree);
    return screens
      .filter(([, has]) => has(resource))
      .flatMap(([screen, , names]) =>
        names
          .filter((name) => !stories.some((story) => name.test(story)))
          .map((name) => `${resource.name}: no story ${name.source} of the ${screen}`),
      );
  });
}
