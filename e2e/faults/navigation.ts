import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';

/** Opens a path through the history of the page, so that the product is not loaded again. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Leaves the screen for a page that reads nothing, and waits until that page is shown. */
export async function leaveScreen(page: Page): Promise<void> {
  await navigate(page, '/nulle-part');
  await page.getByText(t('errors.pages.notFound')).waitFor();
}

/** Waits until the screen has loaded. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('[aria-busy=true]') === null &&
      document.querySelector('main')?.textContent !== '',
  );
}
