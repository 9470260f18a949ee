import { ExternalLink as ExternalIcon } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { type LinkVariantProps, link } from '#styled/recipes';

/** Returns the class of a text link for a link of the router: `<Link to="…" {...linkProps()}>`. */
export const linkProps = (variants: LinkVariantProps = {}) => ({ className: link(variants) });

export type ExternalLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'target' | 'rel'> &
  LinkVariantProps & {
    href: string;
    /** Visually hidden text after the link: "(nouvel onglet)". */
    newTabLabel: string;
  };

/** A link to another site, in a new tab without a reference to this one. */
export function ExternalLink({ variant, newTabLabel, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} className={link({ variant })} target="_blank" rel="noopener noreferrer">
      {children} <Icon of={ExternalIcon} size="sm" />
      <VisuallyHidden>{newTabLabel}</VisuallyHidden>
    </a>
  );
}
