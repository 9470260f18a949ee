import type { ComponentProps, ReactNode } from 'react';
import { type PageVariantProps, page } from '#styled/recipes';

export type PageProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'> &
  PageVariantProps & {
    title: ReactNode;
    description?: ReactNode;
    /** The breadcrumb, above the title. */
    breadcrumb?: ReactNode;
    /** Buttons at the end of the line of the title. */
    actions?: ReactNode;
  };

/** The head and the body of a page inside the frame. */
export function Page({ title, description, breadcrumb, actions, width, children, ...rest }: PageProps) {
  const classes = page({ width });
  return (
    <div {...rest} className={classes.root}>
      <header className={classes.header}>
        <div className={classes.titles}>
          {breadcrumb}
          <h1 className={classes.title}>{title}</h1>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
