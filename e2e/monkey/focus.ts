import type { Page } from 'playwright-core';

/** Where the focus of a page is, and whether a dialog has it. */
export interface Focus {
  /** `hasDialog`: also one that is closing. */
  readonly hasDialog: boolean;
  readonly isOpen: boolean;
  readonly isLost: boolean;
  /** Differs once the page was loaded anew, or shows another screen. */
  readonly screen: string;
  /** The number of times that something was pressed that takes no focus: then nothing has it. */
  readonly misses: number;
}

/** Counts the times that something is pressed that takes no focus, before the page loads. */
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

/** Reads where the focus is. */
export const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => ({
    hasDialog: document.querySelector('[role*=dialog]') !== null,
    isOpen: document.querySelector('[role*=dialog][data-state=open]') !== null,
    isLost: document.activeElement === null || document.activeElement === document.body,
    // While a page loads, its address is ahead of what it shows.
    screen: `${performance.timeOrigin} ${location.pathname} ${document.querySelector('h1')?.textContent}`,
    misses: Number(document.documentElement.getAttribute('data-misses') ?? 0),
  }));

/** Returns true if a dialog was closed and nothing on its screen has got the focus. */
export const hasLostFocus = (before: Focus, now: Focus) =>
  before.isOpen &&
  !now.hasDialog &&
  now.isLost &&
  before.screen === now.screen &&
  before.misses === now.misses;
