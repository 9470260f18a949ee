import { focusPage } from '#kit/app-frame/app-frame.tsx';

/** Longer than a dialog takes to close and to give the focus back, in milliseconds. */
const closingTime = 500;

/**
 * Called after something was done with a record: the button that asked for it may be gone with its row. Reading
 * then goes on from the page, not from nowhere.
 */
export function keepFocus(): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusPage();
  }, closingTime);
}
