import type { ReactElement, ReactNode } from 'react';

/** The props of a link that the application renders. */
export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

/** Renders a link. The application passes the link of its router. */
export type RenderLink = (parts: LinkParts) => ReactElement;

/** Renders a plain anchor: the default. */
export const renderAnchor: RenderLink = (parts) => <a {...parts} />;
