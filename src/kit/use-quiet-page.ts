import { useEffect } from 'react';

/** Milliseconds in which a browser tells a screen reader that a page is shown again. */
const telling = 1000;

/**
 * Keeps a page that a dialog hides from being told again. When the dialog closes, screen readers find all that is live on the
 * page, as if it were new.
 */
export function useQuietPage(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const regions = [
      ...document.querySelectorAll('main [role=status]:not([aria-live=off]), main [aria-live=polite]'),
    ].map((region) => [region, region.getAttribute('aria-live')] as const);
    for (const [region] of regions) region.setAttribute('aria-live', 'off');
    return () => {
      setTimeout(() => {
        for (const [region, live] of regions) {
          if (live === null) region.removeAttribute('aria-live');
          else region.setAttribute('aria-live', live);
        }
      }, telling);
    };
  }, [open]);
}
