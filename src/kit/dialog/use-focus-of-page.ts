import { useEffect } from 'react';
import { focusPage, mainId } from '#kit/app-frame/app-frame.tsx';

/** Milliseconds. Ark returns the focus when a dialog has closed or is removed, at the end of its animation. */
const closingTime = 1000;

/**
 * Leaves the focus on the page if a navigation has moved it there while a dialog was open or closed. Ark would give it back
 * to the opener, e.g. to a link of the navigation, and a screen reader would not read the new page.
 */
export function useFocusOfPage(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let isMoved = false;
    let isClosed = false;
    const watching = new AbortController();
    const { signal } = watching;
    const watch = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (target.id === mainId) isMoved = true;
      // The page may have given it to one of its elements, and another dialog keeps it.
      else if (isMoved && isClosed && target.closest(`#${mainId}, [role*=dialog]`) === null) {
        watching.abort();
        focusPage();
      }
    };
    // Before the trap of the focus, which lets no other listener hear of it.
    window.addEventListener('focusin', watch, { capture: true, signal });
    return () => {
      isClosed = true;
      setTimeout(() => watching.abort(), closingTime);
      for (const act of ['pointerdown', 'keydown'])
        window.addEventListener(act, () => watching.abort(), { capture: true, signal });
    };
  }, [open]);
}
