import { focusPage } from './app-frame.tsx';

/**
 * Moves the focus to the page after one frame if no element has it, e.g. because its element was removed. An open dialog
 * keeps the focus.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && document.querySelector('[role*=dialog][data-state=open]') === null) focusPage();
  });
}
