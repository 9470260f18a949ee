import { useEffect, useRef } from 'react';
import { mainId } from '#kit/app-frame/app-frame.tsx';

/**
 * Returns a function that finds the page if a navigation has given it the focus while a dialog was open, else null. The dialog
 * takes the focus back at once, and would give it to its opener in the end: a screen reader would not read the new page.
 */
export function usePageFocus(open: boolean): () => HTMLElement | null {
  const isMoved = useRef(false);
  useEffect(() => {
    if (open) isMoved.current = false;
  }, [open]);
  useEffect(() => {
    // It still keeps the focus for a moment after it was closed.
    const watch = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id === mainId) isMoved.current = true;
    };
    // Before the trap of the focus, which lets no other listener hear of it.
    window.addEventListener('focusin', watch, true);
    return () => window.removeEventListener('focusin', watch, true);
  }, []);
  return () => (isMoved.current ? document.getElementById(mainId) : null);
}
