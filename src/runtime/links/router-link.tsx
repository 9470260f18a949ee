import { Link } from '@tanstack/react-router';
import type { RenderLink } from '#kit/render-link.tsx';

/** Renders a link of the kit with the router: without a page load, its code preloaded on intent. */
export const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
