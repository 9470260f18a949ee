import type { HTMLAttributes } from 'react';
import { statCard } from '#styled/recipes';

export type StatCardsProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>;

/** Figures that belong together, by the room that they have: cards in full rows, or the lines of one card. */
export function StatCards({ children, ...rest }: StatCardsProps) {
  const classes = statCard();
  const Element = rest['aria-label'] === undefined ? 'div' : 'section';
  return (
    <Element {...rest} className={classes.cards}>
      <div className={classes.set}>{children}</div>
    </Element>
  );
}
