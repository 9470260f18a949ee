import type { HTMLAttributes } from 'react';
import { type StackVariantProps, stack } from '#styled/recipes';

type Tag = 'div' | 'span' | 'section' | 'ul' | 'li' | 'header' | 'footer' | 'aside';

export type StackProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> &
  StackVariantProps & { as?: Tag };

/** Items in one row or one column, with equal gaps. */
export function Stack({
  as: Element = 'div',
  direction,
  gap,
  align,
  justify,
  wrap,
  grow,
  growAsText,
  ...rest
}: StackProps) {
  return <Element {...rest} className={stack({ direction, gap, align, justify, wrap, grow, growAsText })} />;
}
