import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { argTypesOf } from './controls.ts';
import { componentOf } from './story-component.ts';

/** Not loaded in test runs: reading the types takes seconds, and tests need no controls. */
const kit = import.meta.env.MODE === 'test' ? undefined : await import('virtual:kit-props');
const icons = import.meta.env.MODE === 'test' ? undefined : await import('virtual:product-icons');

/** Describes every prop of a kit component: a row in the table and, if a reader can set it, a control. */
export const describeProps: ArgTypesEnhancer<ReactRenderer> = ({
  title,
  parameters,
  argTypes,
  initialArgs,
}) => {
  const found = kit && componentOf(kit, { title, fileName: String(parameters['fileName']) });
  if (found === undefined) return argTypes;
  const handlers = Object.entries(argTypes).filter(([one]) => /^on[A-Z]|^aria-label$/.test(one));
  return { ...argTypesOf(found, initialArgs, icons?.productIcons ?? []), ...Object.fromEntries(handlers) };
};
