import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import { camel } from '#schema/names.ts';
import type { Prop } from '#scripts/props/types.ts';

/** Not loaded in test runs: reading the types takes seconds, and tests need no controls. */
const kit = import.meta.env.MODE === 'test' ? undefined : await import('virtual:kit-props');
const icons = import.meta.env.MODE === 'test' ? undefined : await import('virtual:product-icons');

/** Returns true if a value contains functions or elements. The editor of an object would lose them. */
const hasCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    ('$$typeof' in value || Object.values(value).some(hasCode)));

/** Returns the control that sets a prop. */
function control(prop: Prop, initial: unknown): ArgTypes[string] {
  const isObject = typeof initial === 'object' && initial !== null;
  if (prop.values.length > 0)
    return {
      control: { type: prop.values.length > 5 ? 'select' : 'inline-radio' },
      options: prop.type.startsWith('"') ? prop.values : prop.values.map(Number),
    };
  if (prop.type === 'LucideIcon' && icons !== undefined)
    return {
      control: { type: 'select' },
      options: icons.productIcons.map(({ name }) => name),
      mapping: Object.fromEntries(icons.productIcons.map(({ name, drawing }) => [name, drawing])),
    };
  if (prop.type.includes('=>') || prop.type === 'RenderLink') return { control: { disable: true } };
  if (prop.type === 'boolean' || prop.name === 'aria-invalid') return { control: { type: 'boolean' } };
  if (prop.type === 'number') return { control: { type: 'number' } };
  if (prop.type === 'ReactNode') return { control: isObject ? { disable: true } : { type: 'text' } };
  if (hasCode(initial)) return { control: { disable: true } };
  return { control: { type: /^string\b(?!\[)/.test(prop.type) ? 'text' : 'object' } };
}

/** Describes every prop of a kit component: a row in the table and, if a reader can set it, a control. */
export const describeProps: ArgTypesEnhancer<ReactRenderer> = (context) => {
  const [, folder] = /src\/kit\/([^/]+)\//.exec(String(context.parameters['fileName'])) ?? [];
  if (kit === undefined || folder === undefined) return context.argTypes;
  const name = context.title.split('/').at(-1) ?? '';
  const keys = Object.keys(kit.kitProps).filter((key) => key.startsWith(`src/kit/${folder}/`));
  const key =
    keys.find((one) => one.endsWith(`#${name}`)) ?? keys.find((one) => one.includes(`/${folder}.tsx#`));
  const chosen = kit.defaults[camel(folder)] ?? {};
  const described = kit.kitProps[key ?? '']?.map((prop) => {
    const defaultValue = chosen[prop.name];
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
        ...control(prop, context.initialArgs[prop.name]),
      },
    ];
  });
  const handlers = Object.entries(context.argTypes).filter(([one]) => /^on[A-Z]|^aria-label$/.test(one));
  return { ...Object.fromEntries(described ?? []), ...Object.fromEntries(handlers) };
};
