import type { LucideIcon } from 'lucide-react';
import { Icon } from '#kit/icon/icon.tsx';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { statCard } from '#styled/recipes';

/** One figure that matters. */
export interface StatCardProps {
  label: string;
  /** The figure as it is read; undefined while it is on its way. */
  figure: string | undefined;
  caption?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Where the figure comes from: the whole card leads there. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
}

/** A figure with its name. The name is read first, whatever the eye meets first. */
export function StatCard({ label, figure, caption, icon, href, renderLink = renderAnchor }: StatCardProps) {
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
      {caption !== undefined && <span className={classes.caption}>{caption}</span>}
    </>
  );
  return href === undefined ? (
    <div className={classes.root}>{content}</div>
  ) : (
    renderLink({ href, className: classes.root, children: content })
  );
}
