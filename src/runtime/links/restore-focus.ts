import { focusPage } from '#kit/app-frame/app-frame.tsx';

/** Milliseconds after which a dialog has closed and returned the focus. A busy machine takes longer. */
const closingTimes = [500, 1_000, 2_000];

/**
 * Moves the focus to the page if it has been lost: the button of a deletion or a command may have disappeared with
 * its row. Screen readers then continue from the page.
 */
export function restoreFocus(): void {
  for (const time of closingTimes)
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) focusPage();
    }, time);
}
