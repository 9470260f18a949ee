import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { Spinner } from '#kit/spinner/spinner.tsx';
import { type IconButtonVariantProps, iconButton } from '#styled/recipes';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> &
  IconButtonVariantProps & {
    /** The action and its object: "Supprimer Alice Dubreuil". */
    label: string;
    icon: IconNode;
    /** True while its action is in progress: a spinner covers the drawing, and a press does nothing. */
    loading?: boolean | undefined;
    /**
     * The reason why the button is disabled. The button can then still get focus, so that a tooltip shows the reason.
     */
    explanation?: string | undefined;
  };

/** A button with only an icon. It always has a name. */
export function IconButton({
  label,
  icon,
  variant,
  size,
  loading = false,
  explanation,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const explained = disabled && explanation !== undefined;
  const inert = loading || explained;
  return (
    <button
      {...(explained && { 'aria-description': explanation })}
      aria-disabled={inert || undefined}
      {...rest}
      type={type}
      className={iconButton({ variant, size })}
      aria-label={label}
      aria-busy={loading || undefined}
      disabled={disabled && !explained}
      onClick={(event) => {
        if (inert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Icon of={icon} />
      {loading && <Spinner />}
    </button>
  );
}

/** Returns the class of an icon button for a link of the router, which needs its own `aria-label`. */
export const iconButtonLinkProps = (variants: IconButtonVariantProps = {}) => ({
  className: iconButton(variants),
});
