import type { Page } from '@playwright/test';
import { signIn, storageWith } from '#scripts/testing/server.ts';
import { test as base, collectErrors } from './test.ts';

interface Fixtures {
  /** Opens a path in another browser with a session of its own. Errors of that page fail the test, too. */
  openElsewhere: (path: string) => Promise<Page>;
}

/** The test function for tests with two browsers. */
export const test = base.extend<Fixtures>({
  openElsewhere: async ({ browser, server, pageErrors }, provide) => {
    const opened: Page[] = [];
    await provide(async (path) => {
      const context = await browser.newContext({ storageState: storageWith(server, await signIn(server)) });
      const page = await context.newPage();
      opened.push(page);
      collectErrors(page, pageErrors);
      await page.goto(server.origin + path);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});
