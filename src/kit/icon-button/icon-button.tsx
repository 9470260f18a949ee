import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { Spinner } from '#kit/spinner/spinner.tsx';
import { type IconButtonVariantProps, iconButton } from '#styled/recipes';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> &
  IconButtonVariantProps & {
    /** What the button does, to what: "Supprimer Alice Dubreuil". */
    label: string;
    icon: LucideIcon;
    loading?: boolean | undefined;
    /**
     * Why the button is disabled. It then stays within reach of the keyboard and of a tooltip, so that
     * the reason can be read.
     */
    explanation?: string | undefined;
  };

/** A button that is only an icon; its name is never optional. */
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
      {...rest}
      type={type}
      className={iconButton({ variant, size })}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
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

/** The looks of an icon button for a router's link, which must carry its own `aria-label`. */
export const iconButtonLinkProps = (variants: IconButtonVariantProps = {}) => ({
  className: iconButton(variants),
});
