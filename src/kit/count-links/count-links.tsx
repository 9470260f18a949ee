import { type ReactNode, useId } from 'react';
import { countLinks } from '#styled/recipes';

export interface CountLinksProps {
  /** The heading of the group. */
  label: string;
  /** The links: `CountLink`. */
  children: ReactNode;
}

/** Links with a number each, in one card: what there is to do. Nothing moves when the numbers arrive. */
export function CountLinks({ label, children }: CountLinksProps) {
  const id = useId();
  const classes = countLinks();
  return (
    <section aria-labelledby={id} className={classes.root}>
      <h2 id={id} className={classes.title}>
        {label}
      </h2>
      <div className={classes.set}>{children}</div>
    </section>
  );
}
