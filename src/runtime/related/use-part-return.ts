import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { takeFromPart } from '#runtime/links/list-return.ts';
import { linkTo, returnTo } from '#runtime/links/return-to.ts';

/**
 * When the user comes back from a page that they opened from a row of a list on this page, the list is as they left it, once
 * it is `ready`. A page may have several lists: the one with the row takes its part.
 */
export function usePartReturn(ready: boolean): void {
  const { latestLocation } = useRouter();
  const hasReturned = useRef(false);
  useEffect(() => {
    if (!ready || hasReturned.current) return;
    hasReturned.current = true;
    const opened = takeFromPart(latestLocation, (each) => linkTo(each) !== undefined);
    // The frame moves the focus to the page first, and the router scrolls to its top.
    if (opened !== undefined) requestAnimationFrame(() => returnTo(opened));
  });
}
