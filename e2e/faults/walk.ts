import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';

/** Goes to a page within the product, without loading it anew. */
export const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Goes to a page that reads nothing, and waits until it has replaced the screen. */
export async function leave(page: Page): Promise<void> {
  await go(page, '/nulle-part');
  await page.getByText(t('errors.pages.notFound')).waitFor();
}

/** Waits until nothing is being loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('[aria-busy=true]') === null &&
      document.querySelector('main')?.textContent !== '',
  );
}
