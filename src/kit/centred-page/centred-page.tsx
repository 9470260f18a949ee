import type { ReactNode } from 'react';
import { centredPage } from '#styled/recipes';

export interface CentredPageProps {
  title: ReactNode;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** The logo, above the title. */
  brand?: ReactNode;
  children: ReactNode;
  /** Links to other pages, below everything. */
  links?: ReactNode;
}

/** A page with one task and no navigation, such as signing in. */
export function CentredPage({ title, subtitle, brand, children, links }: CentredPageProps) {
  const classes = centredPage();
  return (
    <main className={classes.root}>
      <div className={classes.body}>
        <div className={classes.titles}>
          {brand}
          <h1 className={classes.title}>{title}</h1>
          {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {children}
        {links !== undefined && <nav className={classes.links}>{links}</nav>}
      </div>
    </main>
  );
}
