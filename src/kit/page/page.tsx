import type { ComponentProps, ReactNode } from 'react';
import { pageTitleId } from '#kit/page-title.ts';
import { type PageVariantProps, page } from '#styled/recipes';

export type PageProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'> &
  PageVariantProps & {
    title: ReactNode;
    /** The breadcrumb, above the title. */
    breadcrumb?: ReactNode;
    /** Buttons at the end of the line of the title. */
    actions?: ReactNode;
    /** True while the actions are not known. On a small screen they will have lines of their own. Default: false. */
    waiting?: boolean | undefined;
  };

/** The head and the body of a page inside the frame. */
export function Page(props: PageProps) {
  const { title, breadcrumb, actions, waiting = false, width, children, ...rest } = props;
  const classes = page({ width });
  return (
    <div {...rest} className={classes.root}>
      <header className={classes.header}>
        <div className={classes.titles}>
          {breadcrumb}
          <h1 id={pageTitleId} className={classes.title}>
            {title}
          </h1>
        </div>
        {waiting && <span data-settling="small" />}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
