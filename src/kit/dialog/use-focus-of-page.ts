import { useEffect } from 'react';
import { focusPage, mainId } from '#kit/app-frame/app-frame.tsx';

/**
 * Leaves the focus on the page if a navigation has moved it there while a dialog was open or closed. Ark would give it back
 * to the opener, e.g. to a link of the navigation, and a screen reader would not read the new page.
 */
export function useFocusOfPage(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let isMoved = false;
    const watch = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id === mainId) isMoved = true;
    };
    document.addEventListener('focusin', watch);
    const end = () => {
      document.removeEventListener('focusin', watch);
      // The page may have given it to one of its elements, and another dialog keeps it.
      if (isMoved && document.activeElement?.closest(`#${mainId}, [role*=dialog][data-state=open]`) === null)
        focusPage();
    };
    // Ark returns the focus by a timer, which it may set after this one.
    return () => void setTimeout(requestAnimationFrame, 0, end);
  }, [open]);
}
