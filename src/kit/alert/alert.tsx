import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { type AlertVariantProps, alert } from '#styled/recipes';

export type AlertProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'> &
  AlertVariantProps & {
    title?: ReactNode;
    /** A button that solves the problem. */
    action?: ReactNode;
  };

const icons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

/** A message that stays. It has no `role` by default: the caller knows whether it appears later. */
export function Alert({ tone = 'danger', title, action, children, ...rest }: AlertProps) {
  const classes = alert({ tone });
  return (
    <div {...rest} className={classes.root}>
      <span className={classes.icon}>
        <Icon of={icons[tone]} />
      </span>
      <div className={classes.content}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
