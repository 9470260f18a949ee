import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { type BadgeVariantProps, badge } from '#styled/recipes';

export type BadgeProps = Omit<ComponentProps<'span'>, 'className' | 'style'> &
  BadgeVariantProps & { icon?: IconNode | undefined };

/** A short text about a thing: its role, its state. */
export function Badge({ tone, icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={badge({ tone })}>
      {icon && <Icon of={icon} size="sm" />}
      <span>{children}</span>
    </span>
  );
}
