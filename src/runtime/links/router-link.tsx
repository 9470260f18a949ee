import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import type { RenderLink } from '#kit/render-link.tsx';

export type RouterLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter'> & {
  /** The address of a page of the back-office, e.g. `/courses/7`. */
  to: string;
  /** Runs before the page is opened in this tab, with the address that the user leaves. */
  onOpen?: ((link: HTMLAnchorElement, from: ParsedLocation) => void) | undefined;
};

/**
 * A link to a page, which opens without a page load and is preloaded on intent. Unlike the link of TanStack Router it
 * is not rendered again when the address changes, and it is a tenth of its size: a list has many links, and the first
 * paint has all of it.
 */
export function RouterLink({ to, onOpen, ...rest }: RouterLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={router.history.createHref(to)}
      onClick={(event) => {
        rest.onClick?.(event);
        if (isFollowed(event)) {
          event.preventDefault();
          onOpen?.(event.currentTarget, router.latestLocation);
          void router.navigate({ href: to });
        }
      }}
      onPointerEnter={() => intend(router, to)}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        clearTimeout(intent);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        intend(router, to);
      }}
    />
  );
}

/** Renders a link of the kit as a link of the router. */
export const routerLink: RenderLink = ({ href, ...rest }) => <RouterLink to={href} {...rest} />;

/** Returns true for a click that opens the page in this tab. One that asks for another tab or window is the browser's. */
function isFollowed({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !(defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey);
}

/** Milliseconds. */
const intentDelay = 50;
let intent: ReturnType<typeof setTimeout> | undefined;

/** Preloads a page if the pointer or the focus stays on its link, but not while it only passes. */
function intend(router: AnyRouter, to: string): void {
  clearTimeout(intent);
  intent = setTimeout(() => {
    // A page that cannot be preloaded shows its error when it is opened.
    router.preloadRoute({ to, href: to }).catch(() => {});
  }, intentDelay);
}
