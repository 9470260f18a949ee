import { type IconNode, Inbox } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { emptyState } from '#styled/recipes';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconNode | undefined;
  /** One or two buttons. */
  action?: ReactNode;
  size?: 'inline' | 'page' | undefined;
}

/** Says that there is nothing to show. ErrorState is for errors. */
export function EmptyState({ title, text, icon = Inbox, action, size }: EmptyStateProps) {
  const classes = emptyState({ size });
  return (
    <div className={classes.root}>
      <span className={classes.icon}>
        <Icon of={icon} size="lg" />
      </span>
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action !== undefined && <div className={classes.actions}>{action}</div>}
    </div>
  );
}
