import type { ReactElement, ReactNode } from 'react';

/** What a room hands to the application to draw one of its links. */
export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

/** How links are drawn: the application passes its router's, the kit knows none. */
export type RenderLink = (parts: LinkParts) => ReactElement;

/** A plain anchor, where the application passes nothing. */
export const renderAnchor: RenderLink = (parts) => <a {...parts} />;
