import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const smallScreen = '(max-width: 47.99rem)';

/**
 * Returns true if the table is wider than its container. Only then is it a region that scrolls and takes focus:
 * otherwise its head sticks to the page.
 */
export function useScrolls(minWidth: number): { ref: RefObject<HTMLDivElement | null>; scrolls: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null) return;
    // The observer first reports with the next layout. Measuring here would make the browser lay out the page at once.
    const observer = new ResizeObserver(() => {
      setScrolls(!window.matchMedia(smallScreen).matches && minWidth > region.clientWidth);
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, [minWidth]);

  return { ref, scrolls };
}
