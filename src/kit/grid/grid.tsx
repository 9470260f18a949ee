import type { HTMLAttributes } from 'react';
import { type GridVariantProps, grid } from '#styled/recipes';

export type GridProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> &
  GridVariantProps & { as?: 'div' | 'ul' | 'section' };

/** Columns that wrap on a narrow screen. */
export function Grid({ as: Element = 'div', columns, gap, ...rest }: GridProps) {
  return <Element {...rest} className={grid({ columns, gap })} />;
}
