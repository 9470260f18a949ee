import { focusPage } from './app-frame.tsx';

/**
 * Moves the focus to the page, one frame later, if it is lost: what had it, or was to get it back, has gone. An open
 * dialog keeps it.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && document.querySelector('[role*=dialog][data-state=open]') === null) focusPage();
  });
}
