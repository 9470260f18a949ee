import type { Locator, Page } from 'playwright-core';

/** What a task cost. */
export interface Cost {
  clicks: number;
  /** Presses of keys, those of typed texts included. */
  keys: number;
}

/** The hand of a user. It counts what it does. */
export interface Hand {
  readonly page: Page;
  readonly cost: Cost;
  click(target: Locator): Promise<void>;
  /** Clicks while a key is held down, which counts as one press. */
  clickWith(key: 'Shift' | 'Control', target: Locator): Promise<void>;
  press(key: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Chooses a file in the window of the system, which counts as two clicks. */
  choose(target: Locator, file: { readonly name: string; readonly text: string }): Promise<void>;
  /** Waits until something is visible: the user sees the result. */
  see(target: Locator): Promise<void>;
}

/** Returns a hand on a page. */
export function handOn(page: Page): Hand {
  const cost: Cost = { clicks: 0, keys: 0 };
  return {
    page,
    cost,
    async click(target) {
      await target.click();
      cost.clicks += 1;
    },
    async clickWith(key, target) {
      await target.click({ modifiers: [key] });
      cost.clicks += 1;
      cost.keys += 1;
    },
    async press(key) {
      await page.keyboard.press(key);
      cost.keys += 1;
    },
    async type(text) {
      await page.keyboard.type(text);
      cost.keys += text.length;
    },
    async choose(target, { name, text }) {
      await target.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      cost.clicks += 2;
    },
    see: (target) => target.first().waitFor(),
  };
}
