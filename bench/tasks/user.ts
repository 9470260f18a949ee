import type { Locator, Page } from 'playwright-core';

/** A user of a page, whose clicks and presses of keys are counted. */
export type User = ReturnType<typeof userOn>;

/** Returns a user of a page. */
export function userOn(page: Page) {
  /** The keys of typed texts count, too. */
  const cost = { clicks: 0, keys: 0 };
  return {
    page,
    cost,
    async click(target: Locator) {
      await target.click();
      cost.clicks += 1;
    },
    /** Moves over what is between with the button held, which counts as one click. */
    async drag(from: Locator, to: Locator) {
      await from.hover();
      await page.mouse.down();
      await to.hover();
      await page.mouse.up();
      cost.clicks += 1;
    },
    async press(key: string) {
      await page.keyboard.press(key);
      cost.keys += 1;
    },
    /** Types where the focus is. */
    async type(text: string) {
      await page.keyboard.type(text);
      cost.keys += text.length;
    },
    /** Chooses a file in the window of the system, which counts as two clicks. */
    async choose(target: Locator, { name, text }: { readonly name: string; readonly text: string }) {
      await target.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      cost.clicks += 2;
    },
    /** Waits until something is visible: the user sees the result. */
    see: (target: Locator) => target.first().waitFor(),
  };
}
