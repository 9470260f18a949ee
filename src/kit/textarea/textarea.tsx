import type { ComponentProps } from 'react';
import { textarea } from '#styled/recipes';

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

/** Several lines of text; it grows with what is typed. */
export function Textarea(props: TextareaProps) {
  return <textarea rows={3} {...props} className={textarea()} />;
}
