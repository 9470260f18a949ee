import { type IconNode, RotateCw } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { countLinks } from '#styled/recipes';

export interface CountLinkProps {
  label: string;
  icon?: IconNode | undefined;
  /** A line below the label: a sum, a period. Undefined during loading. */
  note: string | undefined;
  /** The formatted number. Undefined during loading. */
  count: string | undefined;
  /** The number as screen readers read it: "plus de 10 000" for "10 000+". Default: as it is shown. */
  countRead?: string | undefined;
  /** `waiting`: somebody has to do something. */
  tone?: 'waiting' | 'quiet';
  href: string;
  renderLink?: RenderLink;
  /** Replaces the number if it could not be loaded. */
  failure?: { message: string; retry: string; onRetry: () => void } | undefined;
}

/** One line of {@link CountLinks}: what is counted, and how many there are. */
export function CountLink({
  label,
  icon,
  note,
  count,
  countRead = count,
  tone = 'quiet',
  href,
  renderLink = renderAnchor,
  failure,
}: CountLinkProps) {
  const classes = countLinks();
  const about = (
    <>
      {icon && (
        <span className={classes.icon}>
          <Icon of={icon} />
        </span>
      )}
      <span className={classes.texts}>
        <span className={classes.label}>{label}</span>
        {/* Read before the note: a sum and a count after it would sound like one number. */}
        {failure || count === undefined ? null : <VisuallyHidden>{`, ${countRead},`}</VisuallyHidden>}
        <span className={classes.note} data-failed={failure && ''}>
          {failure?.message ?? note ?? <Skeleton />}
        </span>
      </span>
    </>
  );
  if (failure)
    return (
      <div role="alert" className={classes.item}>
        {about}
        <Button variant="outline" size="sm" icon={<Icon of={RotateCw} />} onClick={failure.onRetry}>
          {failure.retry}
        </Button>
      </div>
    );
  return renderLink({
    href,
    className: classes.item ?? '',
    children: (
      <>
        {about}
        <span aria-hidden className={classes.count} data-waiting={tone === 'waiting' ? '' : undefined}>
          {count ?? <Skeleton width="xs" />}
        </span>
      </>
    ),
  });
}
