import { screenTitle } from '#generators/grammar/names.ts';
import {
  enteredFields,
  formCalls,
  type ResourceCalls,
  type ResourceSpec,
} from '#generators/grammar/resource-spec.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { columnFields } from './descriptor.ts';

/** The properties of a resource that decide which stories it needs. */
interface StoryNeeds {
  /** True if a column holds a text of any length. */
  readonly hasLongTexts: boolean;
  readonly hasRequired: boolean;
  readonly calls: ResourceCalls;
}

const listStories = 'List.full Loading Empty NoResult Failed ManyRows SmallScreen SecondPage';
const longTextStories = 'LongTexts SmallScreenLongTexts';
const removalStories = 'Deleting.removal.confirming Deleted.removal.deleted DeletionRefused.removal.refused';
const detailStories = 'Detail DetailLoading DetailFailed';
// The form is sent once: where it changes records, a story does that.
const createOnlyStories = 'Created CreateRefused';
const editStories = 'Edit Edited EditRefused EditLoading EditFailed';

/** Returns the line of a story: `List.full` shows the state `full`, `Empty` the state `empty`. */
function storyLine(story: string): string {
  const [name = '', ...state] = story.split('.');
  const path = state.length > 0 ? state.join('.') : name.charAt(0).toLowerCase() + name.slice(1);
  return `export const ${name}: Story = states.${path};`;
}

/** Returns the lines of the stories that a resource needs. */
export function storyLines({ hasLongTexts, hasRequired, calls }: StoryNeeds): string[] {
  const groups = [
    listStories,
    ...(hasLongTexts ? [longTextStories] : []),
    ...(calls.remove ? [removalStories] : []),
    detailStories,
    ...(calls.create ? ['Create'] : []),
    ...(calls.update ? [editStories] : []),
    ...(calls.create && !calls.update ? [createOnlyStories] : []),
    ...(calls.create && hasRequired ? ['CreateInvalid'] : []),
  ];
  return groups.flatMap((group) => group.split(' ')).map(storyLine);
}

/** Returns the code with which the stories of a resource's screens begin, after their imports. */
export const metaCode = ({ name, path }: Pick<Resource, 'name' | 'path'>): string => `const meta = {
  title: '${screenTitle(name)}',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/${path}' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;
`;

/** Returns the stories of a resource's screens. */
export function storiesCode(spec: ResourceSpec): string {
  const { name, path } = spec;
  const entered = enteredFields(spec);
  const lines = storyLines({
    hasLongTexts: columnFields(spec).some(({ kind }) => kind.anyLength === true),
    hasRequired: entered.some(({ required }) => required),
    calls: { ...formCalls(spec), remove: spec.calls.remove },
  });
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '#resources/${dashed(name)}.ts';
import { onService } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';
import { resourceStates } from './resource-states.ts';

${metaCode({ name, path })}
const states = resourceStates(${name});

${lines.join('\n')}
`;
}
