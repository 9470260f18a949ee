import type { Page } from 'playwright-core';

/** Whether a page has the focus on an element, and whether a dialog is open. */
export interface Focus {
  /** True if there is a dialog, even one that is closing. */
  readonly hasDialog: boolean;
  /** True if a dialog is open. */
  readonly isOpen: boolean;
  /** True if no element has the focus. */
  readonly isLost: boolean;
  /** A text that changes when the page is loaded again or shows another screen. */
  readonly screen: string;
  /** How often something was pressed that cannot take the focus, which removes it from every element. */
  readonly misses: number;
}

/** Makes each page that is loaded from now on count the presses on something that cannot take the focus. */
export const countMisses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let misses = 0;
    const focusable = 'a[href], button, input, textarea, select, summary, label, [tabindex]';
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Element && target.closest(focusable) !== null) return;
        misses += 1;
        document.documentElement.setAttribute('data-misses', String(misses));
      },
      true,
    );
  });

/** Returns the state of the focus. */
export const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => ({
    hasDialog: document.querySelector('[role*=dialog]') !== null,
    isOpen: document.querySelector('[role*=dialog][data-state=open]') !== null,
    isLost: document.activeElement === null || document.activeElement === document.body,
    // While a page loads, its address already changes, but its heading does not.
    screen: `${performance.timeOrigin} ${location.pathname} ${document.querySelector('h1')?.textContent}`,
    misses: Number(document.documentElement.getAttribute('data-misses') ?? 0),
  }));

/** Returns true if a dialog was closed and no element of the same screen has got the focus. */
export const hasLostFocus = (before: Focus, now: Focus) =>
  before.isOpen &&
  !now.hasDialog &&
  now.isLost &&
  before.screen === now.screen &&
  before.misses === now.misses;
