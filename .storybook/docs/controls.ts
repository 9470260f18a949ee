import type { IconNode } from 'lucide';
import type { StrictArgTypes } from 'storybook/internal/types';
import type { Prop } from '#scripts/props/types.ts';
import type { StoryComponent } from './story-component.ts';

type Args = Readonly<Record<string, unknown>>;
type Icons = readonly { readonly name: string; readonly drawing: IconNode }[];

/** Returns true if a value contains functions or elements. The editor of an object would lose them. */
const hasCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    ('$$typeof' in value || Object.values(value).some(hasCode)));

const noControl = { control: { disable: true } };

/** Returns the control that sets a prop. */
function control(
  prop: Prop,
  initial: unknown,
  icons: Icons,
): Pick<StrictArgTypes[string], 'control' | 'options' | 'mapping'> {
  const isObject = typeof initial === 'object' && initial !== null;
  if (prop.values.length > 0)
    return {
      control: { type: prop.values.length > 5 ? 'select' : 'inline-radio' },
      options: prop.type.startsWith('"') ? prop.values : prop.values.map(Number),
    };
  if (prop.type === 'LucideIcon')
    return {
      control: { type: 'select' },
      options: icons.map(({ name }) => name),
      mapping: Object.fromEntries(icons.map(({ name, drawing }) => [name, drawing])),
    };
  if (prop.type.includes('=>') || prop.type === 'RenderLink') return noControl;
  if (prop.type === 'boolean' || prop.name === 'aria-invalid') return { control: { type: 'boolean' } };
  if (prop.type === 'number') return { control: { type: 'number' } };
  if (prop.type === 'ReactNode') return isObject ? noControl : { control: { type: 'text' } };
  if (/^string\b(?!\[)/.test(prop.type)) return hasCode(initial) ? noControl : { control: { type: 'text' } };
  // An object that the story does not have would begin empty, which its type does not allow.
  return isObject && !hasCode(initial) ? { control: { type: 'object' } } : noControl;
}

/** Returns a row of the table for every prop of a component, with a control if a reader can set it. */
export const argTypesOf = (
  { props, defaults }: StoryComponent,
  initialArgs: Args,
  icons: Icons,
): StrictArgTypes =>
  Object.fromEntries(
    props.map((prop) => {
      const defaultValue = defaults[prop.name];
      return [
        prop.name,
        {
          name: prop.name,
          description: prop.description,
          type: { name: 'other', value: prop.type, required: prop.required },
          table: {
            type: { summary: prop.type.replaceAll('"', "'") },
            ...(defaultValue !== undefined && { defaultValue: { summary: String(defaultValue) } }),
          },
          ...control(prop, initialArgs[prop.name], icons),
        },
      ];
    }),
  );
