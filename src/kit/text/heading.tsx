import type { ComponentProps } from 'react';
import { text } from '#styled/recipes';

export type HeadingProps = Omit<ComponentProps<'h1'>, 'className' | 'style'> & {
  /** Its level in the outline of the page, independent of its size. */
  level: 1 | 2 | 3 | 4;
  variant?: 'page' | 'section' | 'card' | undefined;
};

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const variants = { 1: 'page', 2: 'section', 3: 'card', 4: 'card' } as const;

/** A title. */
export function Heading({ level, variant = variants[level], ...rest }: HeadingProps) {
  const Element = tags[level];
  return <Element {...rest} className={text({ variant })} />;
}
