import type { HTMLAttributes } from 'react';
import { statCard } from '#styled/recipes';

export type StatCardsProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>;

/** Related figures: cards in full rows, or the lines of one card on a narrow screen. */
export function StatCards({ children, ...rest }: StatCardsProps) {
  const classes = statCard();
  const Element = rest['aria-label'] === undefined ? 'div' : 'section';
  return (
    <Element {...rest} className={classes.cards}>
      <div className={classes.set}>{children}</div>
    </Element>
  );
}
