import { type ReactNode, useId } from 'react';
import { section } from '#styled/recipes';

export interface SectionProps {
  title: string;
  description?: ReactNode;
  /** Buttons at the end of the line of the title: they concern this part only. */
  actions?: ReactNode;
  /** The level of the title in the outline of the page. In a dialog it is 3: the title of the dialog is at level 2. */
  level?: 2 | 3 | undefined;
  children: ReactNode;
}

/** A part of a page with its own heading, for content that has cards of its own. */
export function Section({ title, description, actions, level = 2, children }: SectionProps) {
  const id = useId();
  const classes = section();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={classes.root}>
      <div className={classes.header}>
        <div className={classes.titles}>
          <Title id={id} className={classes.title}>
            {title}
          </Title>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
