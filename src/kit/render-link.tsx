import type { ReactElement, ReactNode } from 'react';

/** The props of a link that the application renders. */
export interface LinkParts {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
}

/** Renders a link. The application passes the link of its router. */
export type RenderLink = (parts: LinkParts) => ReactElement<object>;

/** Renders a plain anchor: the default. */
export const renderAnchor: RenderLink = (parts) => <a {...parts} />;
