import type { ComponentProps } from 'react';
import { skipLink } from '#styled/recipes';

export type SkipLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
  /** The id of the element to land on; it needs `tabIndex={-1}`. */
  target: string;
};

/** First stop of the Tab key: over the navigation, straight to the content. */
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
