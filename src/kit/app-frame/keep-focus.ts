import { focusPage, mainId } from './app-frame.tsx';

/**
 * Moves the focus after one frame if no element has it, e.g. because its element was removed: to the element that
 * `instead` finds, or to the page. An open dialog keeps the focus.
 */
export function keepFocus(instead?: () => HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isOnPage = instead !== undefined && activeElement?.id === mainId;
    const isLost = isOnPage || activeElement === null || activeElement === document.body;
    if (!isLost || document.querySelector('[role*=dialog][data-state=open]') !== null) return;
    const element = instead?.();
    if (element === undefined) focusPage();
    else element.focus();
  });
}
