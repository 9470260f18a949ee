import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '#kit/spinner/spinner.tsx';
import { type ButtonVariantProps, button } from '#styled/recipes';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonVariantProps & {
    /** An icon before the label, 16 px. */
    icon?: ReactNode;
    /** True during the action: the button keeps its width and its focus, and ignores clicks. */
    loading?: boolean | undefined;
  };

/** A button that starts an action. `buttonLinkProps` is for links. */
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

/** Returns the class of a button for a link of the router: `<Link to="…" {...buttonLinkProps({ variant: 'outline' })}>`. */
export const buttonLinkProps = (variants: ButtonVariantProps = {}) => ({ className: button(variants) });
