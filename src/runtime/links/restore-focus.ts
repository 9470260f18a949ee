import { focusPage } from '#kit/app-frame/app-frame.tsx';

/** Milliseconds after which a dialog has closed and returned the focus. */
const closingTime = 500;

/**
 * Moves the focus to the page if it has been lost: the button of a deletion or a command may have disappeared with
 * its row. Screen readers then continue from the page.
 */
export function restoreFocus(): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusPage();
  }, closingTime);
}
