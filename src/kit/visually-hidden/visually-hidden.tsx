import type { ComponentProps } from 'react';
import { visuallyHidden } from '#styled/recipes';

export type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className' | 'style'>;

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={visuallyHidden()} />;
}
