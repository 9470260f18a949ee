import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '#kit/spinner/spinner.tsx';
import { type ButtonVariantProps, button } from '#styled/recipes';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonVariantProps & {
    /** An icon before the label, 16 px. */
    icon?: ReactNode;
    /** The action is under way: the button keeps its width and its focus, and ignores clicks. */
    loading?: boolean | undefined;
  };

/** Something happens here. To go somewhere, dress a link with `buttonLinkProps`. */
export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, block })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon}
      {children}
      {loading && <Spinner />}
    </button>
  );
}

/** The looks of a button for a router's link: `<Link to="…" {...buttonLinkProps({ variant: 'outline' })}>`. */
export const buttonLinkProps = (variants: ButtonVariantProps = {}) => ({ className: button(variants) });
