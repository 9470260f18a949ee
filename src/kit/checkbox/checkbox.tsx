import type { ComponentProps } from 'react';
import { checkbox } from '#styled/recipes';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'>;

/** A yes or no value. The field around it shows the label. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} type="checkbox" className={checkbox()} />;
}
