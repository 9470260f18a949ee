import type {
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
  ReactElement,
  ReactNode,
} from 'react';

type On<Handler> = Handler | undefined;

/** What a component does itself with its link, before the application opens it. */
interface LinkHandlers {
  onClick?: On<MouseEventHandler<HTMLAnchorElement>>;
  onFocus?: On<FocusEventHandler<HTMLAnchorElement>>;
  onBlur?: On<FocusEventHandler<HTMLAnchorElement>>;
  onKeyDown?: On<KeyboardEventHandler<HTMLAnchorElement>>;
  onPointerMove?: On<PointerEventHandler<HTMLAnchorElement>>;
  onPointerDown?: On<PointerEventHandler<HTMLAnchorElement>>;
  onPointerLeave?: On<PointerEventHandler<HTMLAnchorElement>>;
}

/** The props of a link that the application renders. */
export interface LinkParts extends LinkHandlers {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  'aria-description'?: string | undefined;
  'data-pointed'?: '' | undefined;
}

/** Renders a link. The application passes the link of its router. */
export type RenderLink = (parts: LinkParts) => ReactElement<object>;

/** Renders a plain anchor: the default. */
export const renderAnchor: RenderLink = (parts) => <a {...parts} />;
