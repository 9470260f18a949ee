import type { ComponentProps } from 'react';
import { checkbox } from '#styled/recipes';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'>;

/** Yes or no. Its label is drawn by the field around it. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} type="checkbox" className={checkbox()} />;
}
