import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';

/** Returns the names of the controls of the page that a toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
    if (box === undefined) return ['no toast'];
    return [...document.querySelectorAll('main :is(a, button, input, select)')]
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        return width > 0 && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`a toast covers no control of a list, neither at its top nor at its end, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // An error stays until it is closed.
    await page.route('**/api/v1/admin/users/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 422, json: { message: 'Cet utilisateur ne peut pas être supprimé.' } })
        : route.fallback(),
    );
    // The first of all users may be the one who is signed in, and cannot be deleted.
    await page.goto('/utilisateurs?role=client');
    await page
      .locator("main tbody button[aria-label^='Supprimer']:not([aria-disabled=true])")
      .first()
      .click();
    await page.getByRole('button', { name: t('remove.confirm') }).click();
    await expect(toast(page, 'Cet utilisateur ne peut pas être supprimé.')).toBeVisible();
    await page.getByRole('button', { name: t('common.cancel') }).click();
    await page.mouse.move(0, 0);
    for (const end of [0, 100_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), end);
      await expect.poll(() => covered(page)).toEqual([]);
    }
  });
