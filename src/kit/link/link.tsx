import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { type LinkVariantProps, link } from '#styled/recipes';

/** The looks of a text link for a router's link: `<Link to="…" {...linkProps()}>`. */
export const linkProps = (variants: LinkVariantProps = {}) => ({ className: link(variants) });

export type ExternalLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'target' | 'rel'> &
  LinkVariantProps & {
    href: string;
    /** Said after the text: "(nouvel onglet)". */
    newTabLabel: string;
  };

/** A link out of the product, in a new tab that learns nothing of this one. */
export function ExternalLink({ look, newTabLabel, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} className={link({ look })} target="_blank" rel="noopener noreferrer">
      {children} <Icon of={ExternalIcon} size="sm" />
      <VisuallyHidden>{newTabLabel}</VisuallyHidden>
    </a>
  );
}
