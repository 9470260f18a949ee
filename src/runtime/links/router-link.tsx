import { Link } from '@tanstack/react-router';
import type { RenderLink } from '#kit/render-link.tsx';

/** Draws a kit's link with the router: no page load, its code preloaded on intent. */
export const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
