import { useEffect } from 'react';
import { focusPage, mainId } from '#kit/app-frame/app-frame.tsx';

/** The parts of a page that can have the focus instead of a button in them. */
const parts = 'section, [role=tabpanel]';

/**
 * Moves the focus to the part of the page that a pressed button was in, if the press removes the button, e.g. one that
 * tries again. The browser would leave the focus on nothing, and a screen reader would begin at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let removals: MutationObserver | undefined;
    const stop = () => removals?.disconnect();
    const watch = ({ target }: MouseEvent) => {
      stop();
      const button = target instanceof Element ? target.closest(`#${mainId} button`) : null;
      if (button === null || button !== document.activeElement) return;
      const around = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) =>
        part.contains(button),
      );
      removals = new MutationObserver(() => {
        if (button.isConnected) return;
        stop();
        // What removes a button on purpose moves the focus itself.
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          const part = around.findLast(({ isConnected }) => isConnected);
          if (part === undefined) return focusPage();
          // A part may have no name. Its heading says where the focus is.
          const named = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
          named.tabIndex = -1;
          named.focus({ preventScroll: true });
        });
      });
      removals.observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('click', watch, true);
    document.addEventListener('focusin', stop);
    return () => {
      stop();
      document.removeEventListener('click', watch, true);
      document.removeEventListener('focusin', stop);
    };
  }, []);
}
