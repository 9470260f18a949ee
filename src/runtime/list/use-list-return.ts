import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keepListAddress, takeOpened } from '#runtime/links/list-return.ts';
import { listPath } from '#runtime/links/paths.ts';
import type { Resource } from '#schema/resource.ts';

/**
 * Keeps the address of a list for the way back. When the user comes back from a page that they opened from a row, the list
 * is as they left it, once it is `ready`.
 */
export function useListReturn(resource: Resource, ready: boolean): void {
  const { latestLocation } = useRouter();
  // Renders again with each address: also with one that shows the same rows, e.g. under the name of a view.
  useSearch({ strict: false });
  const hasReturned = useRef(false);
  useEffect(() => {
    if (latestLocation.pathname === listPath(resource)) keepListAddress(resource, latestLocation.href);
    if (!ready || hasReturned.current) return;
    hasReturned.current = true;
    const opened = takeOpened(latestLocation);
    if (opened === undefined) return;
    import('#runtime/links/return-to.ts').then(({ returnTo }) => {
      // The frame moves the focus to the page first, and the router scrolls to its top.
      requestAnimationFrame(() => returnTo(opened));
    }, reportError);
  });
}
