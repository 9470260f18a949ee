import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { statCard } from '#styled/recipes';

/** The props of a card with one figure. */
export interface StatCardProps {
  label: string;
  /** The formatted figure; undefined during loading. */
  figure: ReactNode;
  /** Null during loading, if there will be one. */
  caption?: string | null | undefined;
  /** The change since an earlier figure: `StatChange`. Null during loading. */
  change?: ReactNode;
  icon?: IconNode | undefined;
  /** The page that the whole card links to. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
}

/** A card with one figure and its name. The name comes first in the reading order. */
export function StatCard({
  label,
  figure,
  caption,
  change,
  icon,
  href,
  renderLink = renderAnchor,
}: StatCardProps) {
  const classes = statCard();
  const content = (
    <>
      <span className={classes.head}>
        {icon !== undefined && (
          <span className={classes.icon}>
            <Icon of={icon} />
          </span>
        )}
        {label}
      </span>
      <span className={classes.figure}>{figure ?? <Skeleton />}</span>
      {change !== undefined && <span className={classes.change}>{change ?? <Skeleton width="sm" />}</span>}
      {caption !== undefined && <span className={classes.caption}>{caption ?? <Skeleton />}</span>}
    </>
  );
  return href === undefined ? (
    <div className={classes.root}>{content}</div>
  ) : (
    renderLink({ href, className: classes.root, children: content })
  );
}
