import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { noteOpened } from './list-return.ts';

type RecordLinkProps = Omit<
  ComponentProps<'a'>,
  'href' | 'onClick' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus'
> & {
  /** The path of a page, e.g. `/courses/7`. */
  to: string;
};

/**
 * A link to the page of a record. It opens its page without a page load and preloads it on intent, as the router's link
 * does. But it does not follow the router's state: a list has many links, and none leads to the list itself.
 */
export function RecordLink({ to, ...rest }: RecordLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={router.history.createHref(to)}
      onClick={(event) => follow(event, router, to)}
      onPointerEnter={() => intend(router, to)}
      onPointerLeave={() => clearTimeout(intent)}
      onFocus={() => intend(router, to)}
    />
  );
}

/** Opens the page in this tab. A click that asks for another tab or window is the browser's. */
function follow(event: MouseEvent<HTMLAnchorElement>, router: AnyRouter, to: string): void {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  noteOpened(router.latestLocation.href, event.currentTarget);
  void router.navigate({ to });
}

/** Milliseconds, as long as the router's own links wait. */
const intentDelay = 50;
let intent: ReturnType<typeof setTimeout> | undefined;

/** Preloads a page if the pointer or the focus stays on its link, but not while it only passes. */
function intend(router: AnyRouter, to: string): void {
  clearTimeout(intent);
  intent = setTimeout(() => {
    // A page that cannot be preloaded shows its error when it is opened.
    router.preloadRoute({ to }).catch(() => {});
  }, intentDelay);
}
