import type { ComponentProps } from 'react';
import { skipLink } from '#styled/recipes';

export type SkipLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
  /** The id of the target, which needs `tabIndex={-1}`. */
  target: string;
};

/** A link past the navigation to the content, visible only while it has focus. */
export function SkipLink({ target, ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      href={`#${target}`}
      className={skipLink()}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    />
  );
}
