import { type ReactNode, useId } from 'react';
import { section } from '#styled/recipes';

export interface SectionProps {
  title: string;
  description?: ReactNode;
  /** Buttons at the end of the line of the title: they concern this part only. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its own heading, for content that has cards of its own. */
export function Section({ title, description, actions, children }: SectionProps) {
  const id = useId();
  const classes = section();
  return (
    <section aria-labelledby={id} className={classes.root}>
      <div className={classes.header}>
        <div className={classes.titles}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
