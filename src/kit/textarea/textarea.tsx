import type { ComponentProps } from 'react';
import { textarea } from '#styled/recipes';

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

/** Several lines of text. It grows with its content. */
export function Textarea(props: TextareaProps) {
  return <textarea rows={3} {...props} className={textarea()} />;
}
